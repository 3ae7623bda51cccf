import type { Payload } from 'payload';

type SluggedCollection = 'guides' | 'legal-pages' | 'market-reports' | 'medications' | 'providers';

/** The id of every stored document of a collection, by its slug. */
export async function idsBySlug(
  payload: Payload,
  collection: SluggedCollection,
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { slug: true },
    overrideAccess: true,
  });
  return new Map(docs.map(({ slug, id }) => [slug, id]));
}
