import { counted } from '#contract/rules/counted.ts';
import { guidesQuery } from '#site/api/guides.ts';
import { newest, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'UK Weight Loss Medication Guides';

export const route: PageRoute = {
  path: paths.articles,
  queries: () => [guidesQuery],
  publicPages: async (queryClient) => {
    const guides = await queryClient.fetchQuery(guidesQuery);
    return [
      {
        path: paths.articles,
        title,
        lines: [`${counted(guides.length, 'guide')} with their sources`],
        updatedAt: newest(guides.map(({ updatedAt }) => updatedAt)),
      },
    ];
  },
};
