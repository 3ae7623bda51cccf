import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/** What an observation names as its evidence stays: the observation would say what nobody can check. */
export const refuseDeletingNamed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'observations',
    where: { evidence: { equals: id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) return;
  throw new APIError(
    'A price was saved with this file as its evidence, so it stays. Only files that nobody has used can be deleted.',
    409,
    null,
    true,
  );
};
