import { costChanges, costOf } from '#contract/rules/cost-changes.ts';
import { formatDate } from '#contract/rules/date.ts';
import { formatTotal } from '#contract/rules/money.ts';
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
  const total = totalToday(product, now);
  if (product.inStock === now.inStock) return total;
  if (now.inStock === null) return `${total}, stock not known today`;
  if (!now.inStock) return `${total}, out of stock today`;
  return `${total}, ${product.inStock === null ? 'in stock today' : 'in stock again'}`;
}

function totalToday(product: Product, now: Product): string {
  const today = costOf(now);
  const changes = costChanges(costOf(product), today);
  if (changes.length === 0) {
    return today.isComplete ? 'Same total today' : 'Same total today, as far as it is known';
  }
  const total = `${today.isComplete ? '' : 'at least '}${formatTotal(today.totalPence)}`;
  return `Today ${[`${total} in total`, ...changes].join(', ')}`;
}
