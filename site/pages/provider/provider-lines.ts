import { counted } from '#contract/rules/counted.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { cheapestOnSale, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import { formatRating, withoutAverage } from '#contract/rules/rating.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

type Described = Pick<Company, 'averageRating' | 'products' | 'reviewCount'>;

/** A provider in two lines: its rating, and where its prices start with what a patient pays for that in all. */
export function providerLines(provider: Described): [string, string] {
  const { averageRating, products, reviewCount } = provider;
  const cheapest = cheapestOnSale(products);
  return [
    averageRating === null
      ? withoutAverage(reviewCount)
      : `Rated ${formatRating(averageRating)} out of 5 in ${counted(reviewCount, 'review')}`,
    cheapest ? startingPrice(cheapest) : whyNoneOnSale(products),
  ];
}

function startingPrice(product: CompanyProduct): string {
  const { pence, isComplete } = totalCost(product);
  const total = `${isComplete ? '' : 'at least '}${formatTotal(pence)} in total`;
  return `From ${formatPrice(toPence(product.price))} a ${product.priceUnit}, ${total}`;
}
