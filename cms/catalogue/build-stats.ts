import { toPence } from '#contract/rules/money.ts';
import { averageOf } from '#contract/rules/rating.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import type { ProviderEntry } from './build-provider.ts';
import { later } from './later.ts';

/** The directory's figures, summed over its providers. */
export function buildStats(
  entries: readonly ProviderEntry[],
  medications: readonly Medication[],
): Stats {
  const { productCount, reviewCount, stars, checkedAt } = sum(entries);
  return {
    totalProviders: entries.length,
    totalProducts: productCount,
    reviewCount,
    averageRating: averageOf({ stars, reviewCount }),
    minPrices: Object.fromEntries(
      medications.flatMap(({ name, minPrice }) =>
        minPrice === null ? [] : [[name, toPence(minPrice) / 100]],
      ),
    ),
    medicationCounts: Object.fromEntries(
      medications.map(({ name, providerCount }) => [name, providerCount]),
    ),
    pricesCheckedAt: checkedAt,
  };
}

function sum(entries: readonly ProviderEntry[]): ProviderEntry['figures'] {
  const total: ProviderEntry['figures'] = {
    productCount: 0,
    reviewCount: 0,
    stars: 0,
    checkedAt: null,
  };
  for (const { figures } of entries) {
    total.productCount += figures.productCount;
    total.reviewCount += figures.reviewCount;
    total.stars += figures.stars;
    total.checkedAt = later(total.checkedAt, figures.checkedAt);
  }
  return total;
}
