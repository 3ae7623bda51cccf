import { storedSubscriptionQuery } from '#site/api/stored-subscription.ts';
import { linkParameters } from '#site/components/link-step/link-parameters.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: paths.storedSubscription,
  parameters: [...linkParameters, 'change', 'alert'],
  isPersonal: true,
  queries: ({ search }) => {
    const token = search.get('token');
    return token === null ? [] : [storedSubscriptionQuery(token)];
  },
};
