import type { CompanyProduct } from '#contract/schemas/product.ts';
import { isOnSale } from '../on-sale.ts';
import { isRegistered, type Registered } from '../registration.ts';

/** Why a provider cannot be counted on for a dose. */
export const unavailableReasons = [
  'not-listed',
  'out-of-stock',
  'stale',
  'not-registered',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** Why a listed dose does not count; null if it is on sale. */
export function whyUnavailable(
  product: Pick<CompanyProduct, 'freshness' | 'inStock'>,
  seller: Registered,
): UnavailableReason | null {
  if (isOnSale(product, seller)) return null;
  if (!isRegistered(seller)) return 'not-registered';
  return product.freshness === 'older' ? 'stale' : 'out-of-stock';
}
