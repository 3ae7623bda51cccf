import { toPence } from '#contract/rules/money.ts';
import type { Provider } from '#contract/schemas/company.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Stats } from '#contract/schemas/stats.ts';

type Ingredients = {
  providers: readonly Provider[];
  products: readonly Product[];
  medications: readonly Medication[];
};

/** The figures of the whole directory. */
export function buildStats({ providers, products, medications }: Ingredients): Stats {
  const ratings = providers.flatMap(({ reviewSummary }) => reviewSummary.ratingDistribution);
  const reviewCount = ratings.reduce((sum, { count }) => sum + count, 0);
  const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    totalProviders: providers.length,
    totalProducts: products.length,
    reviewCount,
    averageRating: reviewCount === 0 ? null : Math.round((stars / reviewCount) * 100) / 100,
    minPrices: Object.fromEntries(
      medications.flatMap(({ name, minPrice }) =>
        minPrice === null ? [] : [[name, toPence(minPrice) / 100]],
      ),
    ),
    medicationCounts: Object.fromEntries(
      medications.map(({ name, providerCount }) => [name, providerCount]),
    ),
    pricesCheckedAt:
      products
        .map(({ checkedAt }) => checkedAt)
        .toSorted()
        .at(-1) ?? null,
  };
}
