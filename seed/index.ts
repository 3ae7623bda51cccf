import type { Payload } from 'payload';
import { startOfDay } from './days.ts';
import { withSeedLock } from './seed-lock.ts';
import { hasContent } from './is-empty.ts';
import { readRecord, writeRecord } from './record.ts';
import { storeDiscounts } from './store/store-discounts.ts';
import { storeGlobals } from './store/store-globals.ts';
import { storeGuides } from './store/store-guides.ts';
import { storeLegalPages } from './store/store-legal-pages.ts';
import { storeMarketReports } from './store/store-market-reports.ts';
import { nameGuides, storeMedications } from './store/store-medications.ts';
import { storeObservations } from './store/store-observations.ts';
import { storeProducts } from './store/store-products.ts';
import { storeProviders } from './store/store-providers.ts';
import { storeRegistrations } from './store/store-registrations.ts';
import { storeReviews } from './store/store-reviews.ts';
import { storeSentimentSnapshots } from './store/store-sentiment-snapshots.ts';
import { formatCount } from '#contract/rules/counted.ts';

export { isEmpty } from './is-empty.ts';

export type SeedOptions = {
  /** The day that reviews and prices are relative to. */
  date: Date;
  /** Is told, a line at a time, how far the seeding is. */
  onProgress?: (line: string) => void;
};

/** Thrown when a database holds documents that are not demo data. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

/**
 * Fills a database with the demo data. What is there already stays as it is, so that it can be run again, also
 * after an interruption or by several processes at once; the dates then stay those of the first run. The same day
 * gives the same data, ids aside.
 * @throws NotEmptyError if the database holds documents of its own: invented reviews must not mix with real ones.
 */
export async function seed(payload: Payload, options: SeedOptions): Promise<void> {
  await withSeedLock(payload, () => fill(payload, options));
}

async function fill(
  payload: Payload,
  { date: givenDate, onProgress = () => {} }: SeedOptions,
): Promise<void> {
  const record = await readRecord(payload);
  if (!record && (await hasContent(payload))) {
    throw new NotEmptyError(
      'The database already holds content of its own. Demo data goes into an empty database only.',
    );
  }
  const date = record ? new Date(record.date) : startOfDay(givenDate);
  if (!record) await writeRecord(payload, { date: date.toISOString(), isComplete: false });

  const medicationIds = await storeMedications(payload);
  const providerIds = await storeProviders(payload, date);
  const registrations = await storeRegistrations({ payload, date, providerIds });
  onProgress(
    `${medicationIds.size} medications and ${providerIds.size} providers with ${registrations} registrations`,
  );
  const products = await storeProducts({ payload, date, providerIds, medicationIds });
  // A log that was complete is not added to: an older version may have told another story.
  if (!record?.isComplete) await storeObservations({ payload, date, products });
  onProgress(`${products.length} products, looked at every week since June 2025`);
  const reviews = await storeReviews({ payload, date, providerIds });
  onProgress(`${formatCount(reviews)} reviews`);
  await storeSentimentSnapshots(payload, providerIds);
  await storeDiscounts(payload, { providerIds, products });
  await storeMarketReports(payload, date);
  await storeGuides(payload);
  await nameGuides(payload);
  await storeLegalPages(payload);
  await storeGlobals(payload);
  onProgress('discounts, guides, reports, legal pages and the home page');

  await writeRecord(payload, { date: date.toISOString(), isComplete: true });
}
