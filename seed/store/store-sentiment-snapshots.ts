import type { Payload } from 'payload';
import { relationId } from '#collections/relation-id.ts';
import { analysedAt, sentimentSnapshots } from '../demo/sentiment-snapshots.ts';
import { known } from './known.ts';

/** Stores an analysis for the providers that have none yet. */
export async function storeSentimentSnapshots(
  payload: Payload,
  providerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'sentiment-snapshots',
    depth: 0,
    pagination: false,
    select: { provider: true },
    overrideAccess: true,
  });
  const analysed = new Set(docs.map(({ provider }) => relationId(provider)));
  for (const { providerSlug, ...snapshot } of sentimentSnapshots) {
    const provider = known(providerIds, providerSlug);
    if (analysed.has(provider)) continue;
    await payload.create({
      collection: 'sentiment-snapshots',
      data: { ...snapshot, provider, analysedAt, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
  }
}
