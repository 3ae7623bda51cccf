import { counted } from '#contract/rules/counted.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { isOffered } from '#contract/rules/offered.ts';
import { formatRating } from '#contract/rules/rating.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

type Described = Pick<
  Company,
  'averageRating' | 'metrics' | 'products' | 'registrations' | 'reviewCount'
>;

/**
 * A provider in two lines: its rating, and where its prices start with what a patient pays for that in all; of one on no
 * register only that it is on none.
 */
export function providerLines(provider: Described): [string, string] {
  const { averageRating, metrics, products, reviewCount } = provider;
  const cheapest = products.find(
    (product) => isOffered(product, provider) && product.price === metrics.lowestPrice,
  );
  if (!isRegistered(provider)) return ['No registration on record', 'Listed as a warning'];
  return [
    averageRating === null
      ? 'No reviews yet'
      : `Rated ${formatRating(averageRating)} out of 5 in ${counted(reviewCount, 'review')}`,
    cheapest ? startingPrice(cheapest) : 'Nothing in stock at the moment',
  ];
}

function startingPrice(product: CompanyProduct): string {
  const { pence, isComplete } = totalCost(product);
  const total = `${isComplete ? '' : 'at least '}${formatTotal(pence)} in total`;
  return `From ${formatPrice(toPence(product.price))} a ${product.priceUnit}, ${total}`;
}
