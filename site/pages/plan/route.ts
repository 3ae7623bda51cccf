import { planParameters } from '#contract/rules/plan/plan-parameters.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { planQuery } from '#site/api/plan.ts';
import { statsQuery } from '#site/api/stats.ts';
import { readPlanChoice } from '#site/components/plan/choice.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

/** What the next months cost. A plan is for whoever made it: only the way into one is listed. */
export const route: PageRoute = {
  path: paths.plan(),
  parameters: planParameters,
  queries: ({ search }) => {
    const choice = readPlanChoice(search);
    return choice ? [medicationsQuery, planQuery(choice)] : [medicationsQuery];
  },
  publicPages: async (queryClient) => {
    const { pricesCheckedAt } = await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.plan(),
        title: 'What the next months of treatment will cost',
        lines: ['Order by order, at each provider'],
        updatedAt: pricesCheckedAt,
      },
    ];
  },
};
