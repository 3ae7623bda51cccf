import type { Request, RequestHandler, Router } from 'express';
import type { RouteParameters } from 'express-serve-static-core';
import { MethodNotAllowed } from '../runtime/errors.ts';

/** A read: the answer as JSON, fresh for whoever keeps a copy only as long as its ETag says so. */
export function readable<Path extends string>(
  router: Router,
  path: Path,
  answer: (req: Request<RouteParameters<Path>>) => unknown,
): void {
  router
    .route(path)
    .get(async (req, res) => {
      const body = await answer(req as never);
      res.set('Cache-Control', 'public, no-cache').json(body);
    })
    .all(onlyMethods('GET, HEAD'));
}

/** Answers every other method of a route with 405. */
export function onlyMethods(allowed: string): RequestHandler {
  return () => {
    throw new MethodNotAllowed(allowed);
  };
}
