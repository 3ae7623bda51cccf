import * as fc from 'fast-check';
import { routes } from '#site/routes.tsx';
import type { FuzzRequest } from '../request.ts';
import type { Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { jsonBody } from './bodies.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { queryLike, type Parameter } from './queries.ts';
import { hostileText, inAddress } from './texts.ts';
import { hostileJson } from './values.ts';

/** Requests for the site's pages with their parameters, other files, and paths that do not exist. */
export function siteRequests({ slugs, files }: Surface): fc.Arbitrary<FuzzRequest> {
  const pages = routes
    .filter(({ path }) => path !== '*')
    .map(({ path, parameters }) =>
      fc.tuple(pathLike(path, { slug: slugs }), queryLike(parameters.map(toParameter))),
    );
  const others = fc.tuple(
    fc.oneof(
      ...files.map((path) => pathLike(path, {})),
      inAddress(hostileText).map((text) => `/${text}`),
      inAddress(hostileText).map((text) => `/share/${text}`),
      inAddress(hostileText).map((text) => `/assets/${text}`),
    ),
    queryLike([]),
  );
  return assemble({
    method: methodLike('GET', 'GET', 'HEAD'),
    target: fc
      .oneof({ weight: 4, arbitrary: fc.oneof(...pages) }, { weight: 1, arbitrary: others })
      .map(([path, query]) => path + query),
    body: jsonBody(hostileJson),
  });
}

/** The valid values of the site's query parameters. */
function toParameter(name: string): Parameter {
  const values: Readonly<Record<string, readonly string[]>> = {
    sort: ['rating', 'reviews', 'price', 'newest'],
    filter: ['mounjaro', 'wegovy', 'all'],
    medication: ['mounjaro', 'wegovy'],
    dose: ['2.5mg', '5mg'],
    page: ['1', '2', '99999'],
    reviews: ['newest', 'helpful'],
    result: ['subscribed', 'received', 'failed'],
  };
  return { name, values: values[name] ?? [] };
}
