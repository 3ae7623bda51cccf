import * as fc from 'fast-check';
import type { FuzzRequest } from '../request.ts';
import type { Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { jsonBody } from './bodies.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { queryLike } from './queries.ts';
import { valueLike } from './values.ts';

/** Requests for every operation in the public API's OpenAPI document. */
export function apiRequests({ operations, slugs, reviewIds }: Surface): fc.Arbitrary<FuzzRequest> {
  const kinds = operations.map(({ method, path, parameters, body }) =>
    assemble({
      method: methodLike(method),
      target: fc
        .tuple(pathLike(path, { slug: slugs, id: reviewIds }), queryLike(parameters))
        .map(([pathname, query]) => pathname + query),
      body: jsonBody(valueLike(body ?? {})),
    }),
  );
  return fc.oneof(...kinds);
}
