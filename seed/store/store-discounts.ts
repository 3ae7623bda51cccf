import type { Payload } from 'payload';
import { discounts, discoveredAt, type DiscountData } from '../demo/discounts.ts';
import { known } from './known.ts';
import type { StoredProduct } from './store-products.ts';

type Stored = {
  providerIds: ReadonlyMap<string, string>;
  products: readonly StoredProduct[];
};

/** Stores the missing offers. */
export async function storeDiscounts(
  payload: Payload,
  { providerIds, products }: Stored,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'discounts',
    depth: 0,
    pagination: false,
    select: { discountText: true },
    overrideAccess: true,
  });
  const stored = new Set(docs.map(({ discountText }) => discountText));
  const idOf = (providerSlug: string, product: DiscountData['product']) =>
    products.find(
      (each) =>
        each.providerSlug === providerSlug &&
        each.medicationSlug === product?.medicationSlug &&
        each.dose === product.dose,
    )?.id;
  for (const { providerSlug, product, ...discount } of discounts) {
    if (stored.has(discount.discountText)) continue;
    await payload.create({
      collection: 'discounts',
      data: {
        ...discount,
        provider: known(providerIds, providerSlug),
        product: idOf(providerSlug, product),
        isActive: true,
        discoveredAt,
      },
      depth: 0,
      overrideAccess: true,
    });
  }
}
