import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { roles, type Role } from '#collections/access/roles.ts';
import { ReviewQueue } from './review-queue.tsx';

let held: Role[] = [];

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  Button: 'button',
  Link: 'a',
  toast: {},
  useAuth: () => ({ user: { roles: held } }),
  useListQuery: () => ({}),
  useSelection: () => ({ selectedIDs: [] }),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({}) }));

it('the way to moderation is shown to those who decide on reviews', () => {
  const all = Object.keys(roles) as Role[];
  const shown = all.filter((role) => {
    held = [role];
    return renderToStaticMarkup(<ReviewQueue />).includes('/admin/moderation');
  });
  expect(shown).toEqual(['admin', 'editor', 'moderator']);
});
