import { linkParameters } from '#site/components/link-step/link-parameters.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: paths.unsubscribe(),
  parameters: linkParameters,
  isPersonal: true,
};
