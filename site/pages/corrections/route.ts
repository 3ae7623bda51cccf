import { counted } from '#contract/rules/counted.ts';
import { correctionsQuery } from '#site/api/corrections.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: paths.corrections,
  queries: () => [correctionsQuery],
  publicPages: async (queryClient) => {
    const corrections = await queryClient.fetchQuery(correctionsQuery);
    return [
      {
        path: paths.corrections,
        title: 'Corrections',
        lines: [`${counted(corrections.length, 'price')} put right after visitors’ reports`],
        updatedAt: corrections[0]?.mendedAt ?? null,
      },
    ];
  },
};
