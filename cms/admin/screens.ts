import type { Role } from '#collections/access/roles.ts';

/** A screen of our own in the admin. */
export type OwnScreen = {
  title: string;
  /** Below /admin. */
  path: `/${string}`;
  /** Where its component is, as Payload’s import map has it. */
  component: string;
  /** Those who may use it beside administrators. */
  roles: readonly Role[];
  /** What everybody else reads. */
  refusal: string;
};

/** Our own screens of the admin, in the order of the menu. */
export const screens = {
  calendar: {
    title: 'Calendar',
    path: '/calendar',
    component: '/components/calendar/calendar-view.tsx#CalendarView',
    roles: ['editor'],
    refusal:
      'The calendar is for administrators and editors. Ask an administrator if you should be one of them.',
  },
  moderation: {
    title: 'Moderation',
    path: '/moderation',
    component: '/components/reviews/moderation-view.tsx#ModerationView',
    roles: ['editor', 'moderator'],
    refusal:
      'Only administrators, editors and moderators decide on reviews. Ask an administrator if you should be able to.',
  },
  priceImport: {
    title: 'Price import',
    path: '/price-import',
    component: '/components/price-import/price-import-view.tsx#PriceImportView',
    roles: ['editor', 'clerk'],
    refusal:
      'Only administrators, editors and data clerks import prices. Ask an administrator if you should be able to.',
  },
  priceWatch: {
    title: 'Price watch',
    path: '/price-watch',
    component: '/components/price-watch/price-watch-view.tsx#PriceWatchView',
    roles: ['editor', 'clerk'],
    refusal:
      'Only administrators, editors and data clerks decide on prices. Ask an administrator if you should be able to.',
  },
  termImport: {
    title: 'Term import',
    path: '/term-import',
    component: '/components/term-import/term-import-view.tsx#TermImportView',
    roles: ['editor'],
    refusal:
      'Only administrators and editors import terms. Ask an administrator if you should be able to.',
  },
  system: {
    title: 'System',
    path: '/system',
    component: '/components/system/system-view.tsx#SystemView',
    roles: [],
    refusal: 'Only administrators see how the system stands.',
  },
} satisfies Record<string, OwnScreen>;

/** Whether somebody with these roles may use a screen; administrators may use each. */
export function mayUse({ roles }: OwnScreen, held: readonly Role[]): boolean {
  return held.some((role) => role === 'admin' || roles.includes(role));
}
