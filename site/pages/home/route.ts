import { firstCompaniesQuery } from '#site/api/companies.ts';
import { dosesQuery } from '#site/api/doses.ts';
import { guidesQuery } from '#site/api/guides.ts';
import { homeQuery } from '#site/api/home.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { registerCountsQuery } from '#site/api/registers.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { statsQuery } from '#site/api/stats.ts';
import { askedParameters } from '#site/components/question/asked.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: paths.home,
  parameters: askedParameters,
  queries: () => [
    homeQuery,
    firstCompaniesQuery,
    statsQuery,
    dosesQuery,
    registerCountsQuery,
    medicationsQuery,
    guidesQuery,
  ],
  publicPages: async (queryClient) => [
    {
      path: paths.home,
      title: (await queryClient.fetchQuery(siteSettingsQuery)).siteName,
      lines: ['Prices, fees, stock and patient reviews, dose by dose'],
      updatedAt: (await queryClient.fetchQuery(statsQuery)).pricesCheckedAt,
    },
  ],
};
