import type { Router } from 'express';
import type { Payload } from 'payload';
import { apiRoutes } from './api-routes.ts';
import type { Endpoint } from './endpoint.ts';
import { formRoutes } from './form-routes.ts';
import { knownParameters } from './known-parameters.ts';
import { withOpenApi } from './openapi.ts';

export type Api = {
  /** Answers what is below `/api`. */
  routes: Router;
  /** Answers the forms that work without JavaScript. */
  forms: Router;
  knownParameters: ReturnType<typeof knownParameters>;
};

/** Everything that follows from the endpoints as they are declared. */
export function createApi(endpoints: readonly Endpoint[], logger: Payload['logger']): Api {
  const routes = withOpenApi(endpoints.flatMap(({ api }) => api ?? []));
  return {
    routes: apiRoutes(routes),
    forms: formRoutes(
      endpoints.flatMap(({ form }) => form ?? []),
      logger,
    ),
    knownParameters: knownParameters(routes),
  };
}
