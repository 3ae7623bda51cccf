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
    .filter((field) => !ignored.has(field) && ![before[field], after[field]].some(isJoin))
    .map((field) => ({
      field,
      before: comparable(before[field], after[field]),
      after: comparable(after[field], before[field]),
    }))
    .filter(({ before: old, after: now }) => !isDeepStrictEqual(old, now))
    .map((change) => (withheld.has(change.field) ? { field: change.field } : change));
}

/**
 * Normalises a value that stands where another does: empty values as null, and a relation as its id. That is a document
 * where the other is none: two that only look like documents, such as parts of a text, are compared word for word.
 */
function comparable(value: unknown, other: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return value.length === 0
      ? null
      : value.map((part, index) => comparable(part, Array.isArray(other) ? other[index] : null));
  if (typeof value !== 'object') return value;
  const counterpart = isObject(other) ? other : undefined;
  if (!counterpart && 'id' in value && 'createdAt' in value) return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, comparable(part, counterpart?.[key])] as const)
      .filter(([, part]) => part !== null),
  );
}

function isJoin(value: unknown): boolean {
  return isObject(value) && 'docs' in value && 'hasNextPage' in value && !('root' in value);
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null;
}
