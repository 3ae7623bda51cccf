import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/** Keeps a provider or medication that still has products from vanishing by accident. */
export function refuseDeletingWithProducts(
  field: 'medication' | 'provider',
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'products',
      where: { [field]: { equals: id } },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return;
    const products = totalDocs === 1 ? '1 product' : `${totalDocs} products`;
    throw new APIError(
      `This ${field} still has ${products}. Delete or move them first, or unpublish the ${field} to take it off the site.`,
      409,
      null,
      true,
    );
  };
}
