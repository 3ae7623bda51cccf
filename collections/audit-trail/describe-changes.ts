import { isDeepStrictEqual } from 'node:util';

/** The change of one field; without values if the field holds personal data or long text. */
export type FieldChange = { field: string; before?: unknown; after?: unknown };

/** The rules on which values the audit trail may keep. */
export type AuditRules = {
  /** Fields recorded by name only, because erased data must not live on in the trail. */
  withheld: ReadonlySet<string>;
};

type Document = Record<string, unknown>;

/**
 * Fields set by the database or by saving itself, hidden from whoever saves (Payload leaves them out of the saved
 * document), recorded elsewhere (a product's observation is in the log), worked out from another (a complaint's
 * acknowledgement), or secret (a new password is a security event of its own).
 */
const ignored = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'savedBy',
  'isTakenOff',
  'sessions',
  'isFirst',
  'password',
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'observation',
  'correction',
  'acknowledgement',
]);

/** The fields in which two states of a document differ, in field order. */
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

/** Normalises a value: relations as ids, joins left out, empty values as null. */
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
