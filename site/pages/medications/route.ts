import { counted } from '#contract/rules/counted.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { priceLinesQueries } from '#site/api/price-lines.ts';
import { comparisonParameters } from '#site/components/price-comparison/choice.ts';
import { medicationPricesQuery } from '#site/api/medication-prices.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { marketHistoryQuery } from '#site/api/price-history.ts';
import type { PageQuery } from '#site/api/query-client.ts';
import { statsQuery } from '#site/api/stats.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import {
  filterOf,
  readMarketRequest,
  readMedicationChoice,
  readPricingChoice,
  type TabId,
} from './choice.ts';

export const title = 'Weight loss medications: prices, doses and side effects';

/** The page for all medications, and for each one. */
export const route: PageRoute = {
  path: paths.medications(),
  parameters: [
    'filter',
    'tab',
    ...comparisonParameters.filter((name) => name !== 'medication'),
    'months',
  ],
  queries: ({ search }) => {
    const { filter, tab } = readMedicationChoice(search);
    if (filter === 'all') return [medicationsQuery];
    const queriesOfTab: Record<TabId, () => PageQuery[]> = {
      overview: () => [marketHistoryQuery(readMarketRequest(filter, search))],
      pricing: () => [
        medicationPricesQuery(filter),
        ...priceLinesQueries(readPricingChoice(filter, search)),
      ],
      details: () => [],
    };
    return [medicationsQuery, ...queriesOfTab[tab]()];
  },
  publicPages: async (queryClient) => {
    const medications = await queryClient.fetchQuery(medicationsQuery);
    const { pricesCheckedAt } = await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.medications(),
        title,
        lines: [listInWords(medications.map(({ name }) => name))],
        updatedAt: pricesCheckedAt,
      },
      ...medications.map((medication) => ({
        path: paths.medications(filterOf(medication)),
        title: medication.name,
        lines: [
          `${medication.activeIngredient}, ${medication.dosageRange}`,
          counted(medication.providerCount, 'provider'),
        ],
        updatedAt: pricesCheckedAt,
      })),
    ];
  },
};
