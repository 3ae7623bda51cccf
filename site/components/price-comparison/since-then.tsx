import { formatDate } from '#contract/rules/date.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { priceChangeText, priceDifference } from '#contract/rules/price-change.ts';
import type { Product } from '#contract/schemas/product.ts';

type Props = {
  /** As it was on a past day. */
  product: Product;
  /** As it is today; null if it is no longer listed. */
  now: Product | null;
};

/** The changes of a product since a past day. */
export function SinceThen({ product, now }: Props) {
  return <div className="secondary text-left">{sinceThen(product, now)}</div>;
}

function sinceThen(product: Product, now: Product | null): string {
  if (now === null) return 'No longer listed';
  if (now.freshness === 'older') return `Not checked since ${formatDate(now.checkedAt)}`;
  const [before, after] = [toPence(product.price), toPence(now.price)];
  const price =
    before === after
      ? 'Same price today'
      : `Today ${formatPrice(after)}. ${priceChangeText(priceDifference(before, after))}`;
  if (product.inStock === now.inStock) return price;
  if (!now.inStock) return `${price}, out of stock today`;
  return `${price}, ${product.inStock === null ? 'in stock today' : 'in stock again'}`;
}
