import type { CollectionSlug, Payload } from 'payload';
import { readRecord } from './record.ts';

const content: CollectionSlug[] = [
  'providers',
  'products',
  'medications',
  'reviews',
  'discounts',
  'guides',
  'market-reports',
  'legal-pages',
];

/** Whether the database holds no content, or only what an interrupted seeding left. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const record = await readRecord(payload);
  if (record) return !record.isComplete;
  return !(await hasContent(payload));
}

/** Whether there is any document that visitors may see. */
export async function hasContent(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(
    content.map((collection) => payload.count({ collection, overrideAccess: true })),
  );
  return counts.some(({ totalDocs }) => totalDocs > 0);
}
