import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * The same collection; of products, a save begins once what is being written of products is stored, such as an import. Its
 * fields are completed with what it finds stored, and otherwise it would bring back what was there before.
 */
export function savingInTurn(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'products') return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [inTurn, ...(hooks?.beforeOperation ?? [])] },
  };
}

const inTurn: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'update') await oneAtATime(req.payload.db, async () => {});
};
