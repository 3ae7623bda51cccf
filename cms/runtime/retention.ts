import type { CollectionSlug, Payload, Where } from 'payload';
import { removedReviews } from '#collections/review-summaries/store-review-summary.ts';
import { findIds } from '../database/find-readable.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { afterForgetting } from '../subscriptions/alerts/alert-changes.ts';
import { changeEach } from '../subscriptions/alerts/change-each.ts';
import { every } from './every.ts';

type Rule = { collection: CollectionSlug; since: string; where?: Where } & (
  | { months: number }
  | { days: number }
);

/** What is kept for a time only, as the privacy policy says. */
const rules: readonly Rule[] = [
  { collection: 'contact-messages', since: 'receivedAt', months: 12 },
  {
    collection: 'corrections',
    since: 'reportedAt',
    months: 12,
    where: { status: { not_equals: 'accepted' } },
  },
  {
    collection: 'complaints',
    since: 'answeredAt',
    months: 24,
    where: { status: { equals: 'answered' } },
  },
  { collection: 'review-reports', since: 'reportedAt', months: 12 },
  {
    collection: 'subscriptions',
    since: 'messageRequestedAt',
    days: 30,
    where: { status: { equals: 'pending' } },
  },
  {
    collection: 'price-alerts',
    since: 'consentedAt',
    days: 30,
    where: { status: { equals: 'pending' } },
  },
  { collection: 'price-alerts', since: 'endsAt', days: 0 },
  {
    // They hold addresses, if encrypted, and nothing is sent from them any more.
    collection: 'payload-jobs',
    since: 'updatedAt',
    days: 7,
    where: {
      hasError: { equals: true },
      taskSlug: { in: ['acknowledgeComplaint', 'sendMessage', 'sendResetLink'] },
    },
  },
  {
    // What it should have sent is stored elsewhere, and sent by the next one.
    collection: 'payload-jobs',
    since: 'updatedAt',
    days: 1,
    where: { hasError: { equals: true }, taskSlug: { equals: 'deliverMail' } },
  },
  {
    // One that visitors have not seen, whose writer wants it back. A rejection that is taken back keeps its reason.
    collection: 'reviews',
    since: 'updatedAt',
    days: 0,
    where: {
      status: { equals: 'rejected' },
      wasPublished: { not_equals: true },
      rejectionReason: { equals: 'withdrawn' },
    },
  },
  {
    collection: 'reviews',
    since: 'postedAt',
    months: 12,
    // One that visitors have seen and that was removed is counted in public for good: see below.
    where: { status: { not_equals: 'published' }, wasPublished: { not_equals: true } },
  },
];

const hourInMilliseconds = 60 * 60 * 1000;

/**
 * Deletes what has been kept long enough, once a day; returns how to stop. The first time is an hour after the start: a
 * machine whose clock is wrong when it starts has corrected it by then, and what is deleted is gone for good.
 */
export function startRetention(payload: Payload): () => Promise<void> {
  return every(24 * hourInMilliseconds, () => eraseExpired(payload, new Date()), {
    name: 'Deleting expired data',
    logger: payload.logger,
    firstAfter: hourInMilliseconds,
  });
}

/**
 * Erases all that, seen from `now`, has been kept long enough.
 * @throws Error that names what could not be erased, once all else has been.
 */
export async function eraseExpired(payload: Payload, now: Date): Promise<void> {
  const failures: string[] = [];
  for (const { collection, since, where, ...kept } of rules) {
    const oldest = new Date(now);
    if ('days' in kept) oldest.setUTCDate(oldest.getUTCDate() - kept.days);
    else oldest.setUTCMonth(oldest.getUTCMonth() - kept.months);
    const expired = { ...where, [since]: { less_than: oldest.toISOString() } };
    failures.push(...(await erase(payload, collection, expired)));
  }
  // Of an address that goes on to have alerts, those that were not confirmed are erased like a whole address.
  await changeEach(payload, { where: {}, changesOf: (row) => afterForgetting(row, now) });
  await forgetRemovedReviews(payload, now);
  if (failures.length > 0) throw new Error(`Not erased: ${failures.join(', ')}`);
}

/** Erases what is found, each by itself if one of them cannot be read; returns what could not be erased, and why. */
async function erase(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<string[]> {
  const options = { collection, trash: true, overrideAccess: true } as const;
  const failure = (id: number | string, reason: string) => `${collection} ${id}: ${reason}`;
  try {
    const { errors } = await payload.delete({ ...options, where });
    return errors.map(({ id, message }) => failure(id, message));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
  }
  const failures: string[] = [];
  for (const id of await findIds(payload, { collection, where })) {
    try {
      await payload.delete({ ...options, id });
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(failure(id, String(error)));
    }
  }
  return failures;
}

/** Of a published review that was removed a year ago, or at its writer's wish, only stars, date and reason stay. */
async function forgetRemovedReviews(payload: Payload, now: Date): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await payload.db.updateMany({
    collection: 'reviews',
    where: {
      and: [
        removedReviews,
        {
          or: [
            { rejectionReason: { equals: 'withdrawn' } },
            { updatedAt: { less_than: yearAgo.toISOString() } },
          ],
        },
      ],
    },
    data: {
      title: null,
      content: '[erased]',
      customerName: '[erased]',
      location: null,
      reply: { text: null, repliedAt: null },
    },
    returning: false,
  });
}
