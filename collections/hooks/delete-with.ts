import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';

/** Deletes dependent documents, also those in the trash, together with the document they belong to. */
export function deleteWith(collection: CollectionSlug, field: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({
      collection,
      where: { [field]: { equals: id } },
      trash: true,
      overrideAccess: true,
      req,
    });
  };
}
