import { isDeepStrictEqual } from 'node:util';

/** What a change did to one field; without values where the field holds personal data or much text. */
export type FieldChange = { field: string; before?: unknown; after?: unknown };

/** Which values of a document the audit trail may keep. */
export type AuditRules = {
  /** Fields of which only the name is kept, because what is erased must not live on in the trail. */
  withheld: ReadonlySet<string>;
};

type Document = Record<string, unknown>;

/**
 * Set by the database, or an account's secrets: a new password is a security event of its own. Which observation a
 * product names is in the log.
 */
const ignored = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'sessions',
  'password',
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'observation',
  'correction',
]);

/** The fields in which two states of a document differ, in the order of the fields. */
export function describeChanges(
  before: Document,
  after: Document,
  { withheld }: AuditRules,
): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !ignored.has(field))
    .map((field) => ({ field, before: comparable(before[field]), after: comparable(after[field]) }))
    .filter(({ before: old, after: now }) => !isDeepStrictEqual(old, now))
    .map((change) => (withheld.has(change.field) ? { field: change.field } : change));
}

/** As it is stored: relations as ids, joins left out, nothing given as null. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || isJoin(value)) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  if (typeof value !== 'object') return value;
  if ('id' in value && 'createdAt' in value) return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, comparable(part)] as const)
      .filter(([, part]) => part !== null),
  );
}

function isJoin(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'docs' in value && 'hasNextPage' in value;
}
