import { formatCount } from '#contract/rules/counted.ts';

/** What the admin’s own pages call. Payload looks a name up in an object, which has a `constructor` too. */
const known = new Set([
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/** Rows, blocks and nodes of rich text together; the longest report has a tenth. */
const maxRows = 10_000;

/** The longest list that a screen offers. A list that is a field of its document is limited nowhere else. */
const maxListed = 100;

/** Who may schedule publishing and call it off: Payload lets every account do both. */
const schedulers: readonly string[] = ['admin', 'editor'];

type Call = { name: unknown; args: unknown };

/**
 * Accepts a call of a server function that an admin page could make for this account.
 * @throws Error for an unknown function or one that is not for the account, for a longer list than any screen has, or for
 * a document with so many rows that its form would keep everybody in the admin waiting.
 */
export function checkServerCall(
  { name, args }: Call,
  user: { roles: readonly string[] } | null,
): void {
  if (typeof name !== 'string' || !known.has(name)) throw new Error('There is no such function.');
  if (name === 'schedule-publish' && !user?.roles.some((role) => schedulers.includes(role)))
    throw new Error('Your account may not do this.');
  if (!isListable(args)) throw new Error(`A list shows ${maxListed} documents at most.`);
  if (countRows(args) > maxRows)
    throw new Error(`A form takes ${formatCount(maxRows)} rows at most.`);
}

function isListable(args: unknown): boolean {
  const { limit } = (args as { query?: { limit?: unknown } } | null)?.query ?? {};
  return limit === undefined || (Number(limit) >= 1 && Number(limit) <= maxListed);
}

function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>((count, part) => count + countRows(part), own);
}
