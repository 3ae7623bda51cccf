import { counted } from '#contract/rules/counted.ts';
import { priceLinesQueries } from '#site/api/price-lines.ts';
import { productComparisonQueries } from '#site/api/product-comparison.ts';
import { statsQuery } from '#site/api/stats.ts';
import {
  comparisonParameters,
  readComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Compare weight loss injection prices';

export const route: PageRoute = {
  path: paths.compare(),
  parameters: comparisonParameters,
  queries: ({ search }) => {
    const choice = readComparisonChoice(search);
    return [...productComparisonQueries(choice), ...priceLinesQueries(choice)];
  },
  publicPages: async (queryClient) => {
    const { totalProducts, totalProviders, pricesCheckedAt } =
      await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.compare(),
        title,
        lines: [`${counted(totalProducts, 'price')} from ${counted(totalProviders, 'provider')}`],
        updatedAt: pricesCheckedAt,
      },
    ];
  },
};
