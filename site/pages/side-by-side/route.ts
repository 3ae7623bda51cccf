import { providerNamesQuery, sideBySideQuery } from '#site/api/side-by-side.ts';
import { statsQuery } from '#site/api/stats.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { readLetter, readSideBySide } from './choice.ts';

export const title = 'Providers side by side';

/** Providers side by side. There are too many combinations to be found: only the form is listed. */
export const route: PageRoute = {
  path: paths.sideBySideForm,
  parameters: ['medication', 'dose', 'providers', 'letter'],
  queries: ({ search }) => {
    const choice = readSideBySide(search);
    return choice.providers.length === 0 || readLetter(search) !== undefined
      ? [providerNamesQuery]
      : [providerNamesQuery, sideBySideQuery(choice)];
  },
  publicPages: async (queryClient) => {
    const { pricesCheckedAt } = await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.sideBySideForm,
        title,
        lines: ['Registers, totals, stock and ratings of two to four'],
        updatedAt: pricesCheckedAt,
      },
    ];
  },
};
