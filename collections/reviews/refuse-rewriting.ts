import { isDeepStrictEqual } from 'node:util';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { Review } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/** The visitor's own words and ratings. */
const words = ['provider', 'rating', 'title', 'content', 'customerName', 'location'] as const;
const circumstances = ['postedAt', 'consentedAt', 'consentVersion', 'helpfulCount'] as const;

/** The fields that a redaction may change. */
const redactable: readonly string[] = ['title', 'content', 'customerName', 'location'];

/**
 * Refuses to change what the reviewer sent, by any route: field access stops people, this stops programs too. Only
 * `redact` in `cms/reviews` may remove words, and it leaves a mark.
 */
export const refuseRewriting: CollectionBeforeChangeHook<Review> = ({
  data,
  originalDoc,
  operation,
  context,
}) => {
  if (operation === 'create' || !originalDoc) return data;
  const changed = [...words, ...circumstances]
    .filter((field) => !isDeepStrictEqual(stored(data[field]), stored(originalDoc[field])))
    .filter((field) => !(context.isRedaction && redactable.includes(field)));
  if (changed.length === 0) return data;
  throw new APIError(
    'A review cannot be rewritten. Approve it, reject it with a reason, or redact personal data.',
    400,
    { errors: changed.map((path) => ({ path, message: 'This cannot be changed.' })) },
    true,
  );
};

/** Normalises a value: relations as ids, times as text, empty values as null. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return relationId(value as { id: string });
  return value || null;
}
