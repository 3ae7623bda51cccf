import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';

/** Deletes dependent documents together with the document they belong to. */
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
