import { counted } from '#contract/rules/counted.ts';
import { discountsQuery } from '#site/api/discounts.ts';
import { newest, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'UK Weight Loss Provider Discounts';

export const route: PageRoute = {
  path: paths.discounts,
  queries: () => [discountsQuery],
  publicPages: async (queryClient) => {
    const discounts = await queryClient.fetchQuery(discountsQuery);
    return [
      {
        path: paths.discounts,
        title,
        lines: [counted(discounts.length, 'active offer')],
        updatedAt: newest(discounts.map((offer) => offer.discovered_date)),
      },
    ];
  },
};
