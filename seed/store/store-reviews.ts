import type { Payload } from 'payload';
import { insertRows } from '#cms/database/insert-rows.ts';
import { relationId } from '#collections/relation-id.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import { reviewsAt } from '../demo/reviews/index.ts';
import { known } from './known.ts';

/** Stores the missing reviews and what they come to for each provider; returns how many reviews there are. */
export async function storeReviews({
  payload,
  date,
  providerIds,
}: {
  payload: Payload;
  date: Date;
  providerIds: ReadonlyMap<string, string>;
}): Promise<number> {
  const rows = reviewsAt(date).map(({ providerSlug, ...review }) => ({
    ...review,
    provider: known(providerIds, providerSlug),
  }));
  const stored = await storedKeys(payload);
  const missing = rows.filter((row) => !stored.has(keyOf(row)));
  await insertRows(payload, 'reviews', missing);

  const summarised = await summarisedProviders(payload);
  const uncounted = rows.filter(
    (row) =>
      row.status === 'published' && !(stored.has(keyOf(row)) && summarised.has(row.provider)),
  );
  for (const provider of new Set(uncounted.map((row) => row.provider))) {
    await storeReviewSummary(payload, provider);
  }
  return rows.length;
}

async function storedKeys(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'reviews',
    depth: 0,
    pagination: false,
    select: { provider: true, customerName: true, postedAt: true },
    overrideAccess: true,
  });
  return new Set(docs.map(keyOf));
}

async function summarisedProviders(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'review-summaries',
    depth: 0,
    pagination: false,
    select: { provider: true },
    overrideAccess: true,
  });
  return new Set(docs.map(({ provider }) => relationId(provider)));
}

function keyOf({
  provider,
  customerName,
  postedAt,
}: {
  provider: unknown;
  customerName: string;
  postedAt: string;
}): string {
  return `${String(provider)} ${postedAt} ${customerName}`;
}
