import type { RequestHandler, Router } from 'express';
import { MethodNotAllowed } from '../errors.ts';

/** A read: the answer as JSON, fresh for whoever keeps a copy only as long as its ETag says so. */
export function readable(router: Router, path: string, answer: (...args: Parameters<RequestHandler>) => unknown): void {
  router
    .route(path)
    .get(async (req, res, next) => {
      const body = await answer(req, res, next);
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
