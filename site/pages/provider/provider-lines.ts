import { counted } from '#contract/rules/counted.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { cheapestOnSale, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import { formatRating, withoutAverage } from '#contract/rules/rating.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

type Described = Pick<Company, 'averageRating' | 'products' | 'registrations' | 'reviewCount'>;

/**
 * A provider in two lines: its rating, and its starting price with the total; for an unregistered provider, a warning.
 */
export function providerLines(provider: Described): [string, string] {
  if (!isRegistered(provider)) return ['No current registration on record', 'Listed as a warning'];
  const { averageRating, reviewCount } = provider;
  const cheapest = cheapestOnSale(provider);
  return [
    averageRating === null
      ? withoutAverage(reviewCount)
      : `Rated ${formatRating(averageRating)} out of 5 in ${counted(reviewCount, 'review')}`,
    cheapest ? startingPrice(cheapest) : whyNoneOnSale(provider),
  ];
}

function startingPrice(product: CompanyProduct): string {
  const { pence, isComplete } = totalCost(product);
  const total = `${isComplete ? '' : 'at least '}${formatTotal(pence)} in total`;
  return `From ${formatPrice(toPence(product.price))} a ${product.priceUnit}, ${total}`;
}
