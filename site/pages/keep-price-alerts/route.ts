import { linkParameters } from '#site/components/link-step/link-parameters.ts';
import type { PageRoute } from '#site/page-route.ts';

export const route: PageRoute = {
  path: '/price-alerts/keep',
  parameters: linkParameters,
  isPersonal: true,
};
