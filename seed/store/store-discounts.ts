import type { Payload } from 'payload';
import { discounts, discoveredAt } from '../demo/discounts.ts';
import { known } from './known.ts';

/** Stores the missing offers. */
export async function storeDiscounts(
  payload: Payload,
  providerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'discounts',
    depth: 0,
    pagination: false,
    select: { discountText: true },
    overrideAccess: true,
  });
  const stored = new Set(docs.map(({ discountText }) => discountText));
  for (const { providerSlug, ...discount } of discounts) {
    if (stored.has(discount.discountText)) continue;
    await payload.create({
      collection: 'discounts',
      data: {
        ...discount,
        provider: known(providerIds, providerSlug),
        isActive: true,
        discoveredAt,
      },
      depth: 0,
      overrideAccess: true,
    });
  }
}
