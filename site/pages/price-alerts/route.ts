import { dosesQuery } from '#site/api/doses.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { readAlertChoice, dosePricesQuery } from './choice.ts';

export const title = 'Be told when a price changes';

/** Where visitors ask to be told about a price. Only the way in is listed. */
export const route: PageRoute = {
  path: paths.priceAlerts(),
  parameters: ['medication', 'dose', 'result'],
  queries: ({ search }) => {
    const choice = readAlertChoice(search);
    return choice ? [dosePricesQuery(choice)] : [medicationsQuery, dosesQuery];
  },
  publicPages: async (queryClient) => [
    {
      path: paths.priceAlerts(),
      title,
      lines: [(await queryClient.fetchQuery(siteSettingsQuery)).siteName],
      updatedAt: null,
    },
  ],
};
