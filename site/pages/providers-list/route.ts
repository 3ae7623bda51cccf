import { counted } from '#contract/rules/counted.ts';
import { companiesQuery } from '#site/api/companies.ts';
import { statsQuery } from '#site/api/stats.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { providerParameters } from './choice.ts';

export const title = 'UK weight loss medication providers';

export const route: PageRoute = {
  path: paths.providers,
  parameters: providerParameters,
  queries: () => [companiesQuery],
  publicPages: async (queryClient) => {
    const { totalProviders, pricesCheckedAt } = await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.providers,
        title,
        lines: [`${counted(totalProviders, 'provider')} with their registers`],
        updatedAt: pricesCheckedAt,
      },
    ];
  },
};
