import express, { type RequestHandler, type Router } from 'express';
import { groupBy } from '#contract/rules/group-by.ts';
import { MethodNotAllowed, NotFound } from '../runtime/errors.ts';
import { acceptJson } from './accept-json.ts';
import type { ApiRoute } from './endpoint.ts';

/** Answers everything below `/api`, in JSON. */
export function apiRoutes(routes: readonly ApiRoute[]): Router {
  const router = express.Router({ caseSensitive: true });
  for (const [path, methods] of groupBy(routes, (route) => route.path)) {
    const route = router.route(path);
    for (const each of methods) {
      if (each.method === 'GET') route.get(read(each));
      else route.post(...(each.body ? [acceptJson] : []), write(each));
    }
    route.all(refuse(methods));
  }
  router.use('/api', () => {
    throw new NotFound(
      'There is nothing at this address of the API. /api/openapi.json lists what there is.',
    );
  });
  return router;
}

function read({ perform, isPersonal }: ApiRoute): RequestHandler {
  return async (req, res) => {
    // A copy is fresh only as long as its ETag says so.
    if (!isPersonal) res.set('Cache-Control', 'public, no-cache');
    res.json(await perform(req, res));
  };
}

function write({ perform }: ApiRoute): RequestHandler {
  return async (req, res) => {
    const body = await perform(req, res);
    res.status(201).json(body);
  };
}

function refuse(methods: readonly ApiRoute[]): RequestHandler {
  const allowed = methods.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
  return () => {
    throw new MethodNotAllowed(allowed);
  };
}
