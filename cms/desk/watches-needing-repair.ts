import type { Payload, Where } from 'payload';
import type { WatchedPrice } from '#collections/payload-types.ts';
import { brokenWatches } from './filters.ts';

/**
 * Watched prices whose rule needs fixing. Those of products in the trash are left out by their ids: the admin’s lists
 * cannot be filtered by a field of a related document.
 */
export async function watchesNeedingRepair({ db }: Payload): Promise<Where> {
  const { docs } = await db.find<WatchedPrice>({
    collection: 'watched-prices',
    where: { and: [brokenWatches(), { 'product.deletedAt': { not_equals: null } }] },
    select: { product: true },
    pagination: false,
  });
  return { and: [brokenWatches(), { id: { not_in: docs.map(({ id }) => id) } }] };
}
