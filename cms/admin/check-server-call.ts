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

/**
 * Accepts a call of a server function that an admin page could make.
 * @throws Error for an unknown function, or for a document with so many rows that its form would hold the process.
 */
export function checkServerCall({ name, args }: { name: unknown; args: unknown }): void {
  if (typeof name !== 'string' || !known.has(name)) throw new Error('There is no such function.');
  if (countRows(args) > maxRows)
    throw new Error(`A form takes ${maxRows.toLocaleString('en-GB')} rows at most.`);
}

function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>((count, part) => count + countRows(part), own);
}
