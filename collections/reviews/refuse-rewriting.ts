import { isDeepStrictEqual } from 'node:util';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { Review } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/** What a visitor said, of whom, when and with what consent, and what other visitors made of it. */
const words = ['provider', 'rating', 'title', 'content', 'customerName', 'location'] as const;
const circumstances = ['postedAt', 'consentedAt', 'consentVersion', 'helpfulCount'] as const;

/** What a redaction may change of it. */
const redactable: readonly string[] = ['title', 'content', 'customerName', 'location'];

/**
 * A review stays as its writer sent it, whoever changes it and by whatever route: the access of the fields holds people
 * back, this holds programs back too. Only `redact` of `cms/reviews` takes words out, and leaves a mark.
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
    'A review stays as its writer sent it. Approve it, reject it with a reason, or redact personal data.',
    400,
    { errors: changed.map((path) => ({ path, message: 'This stays as its writer sent it.' })) },
    true,
  );
};

/** A value as it is stored: relations as ids, times as text, nothing given as null. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return relationId(value as { id: string });
  return value || null;
}
