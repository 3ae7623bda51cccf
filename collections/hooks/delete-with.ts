import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';

/** Deletes what means nothing without the document that is deleted for good. */
export function deleteWith(collection: CollectionSlug, field: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({
      collection,
      where: { [field]: { equals: id } },
      overrideAccess: true,
      req,
    });
  };
}
