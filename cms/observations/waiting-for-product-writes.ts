import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Makes saves of products wait for product writes under way, such as an import: a save completes its fields from what
 * is stored, and would otherwise bring back the values from before.
 */
export function waitingForProductWrites(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'products') return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [waitForProductWrites, ...(hooks?.beforeOperation ?? [])] },
  };
}

const waitForProductWrites: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'update') await oneAtATime(req.payload.db, async () => {});
};
