import type { Endpoint, SanitizedConfig } from 'payload';
import { documentSchema } from './document-schema.ts';
import type { Schema } from './generators/values.ts';

/** A REST endpoint of Payload's or ours. */
export type RestEndpoint = {
  method: string;
  path: string;
  /** The schema of its document, if it is about one. */
  document: Schema;
  ids: readonly string[];
  /** Whether each request hashes a password. */
  isSlow: boolean;
};

/** All endpoints of collections, of globals and at the root, as Payload routes them. */
export function restEndpoints(
  { routes, collections, globals, endpoints }: SanitizedConfig,
  idsOf: (collection: string) => readonly string[],
): RestEndpoint[] {
  return [
    ...collections.flatMap(({ slug, endpoints: own, flattenedFields }) =>
      below(`/${slug}`, own, {
        document: documentSchema(flattenedFields, idsOf),
        ids: idsOf(slug),
      }),
    ),
    ...globals.flatMap(({ slug, endpoints: own, flattenedFields }) =>
      below(`/globals/${slug}`, own, { document: documentSchema(flattenedFields, idsOf), ids: [] }),
    ),
    ...below('', endpoints, {
      document: {},
      ids: collections.flatMap(({ slug }) => idsOf(slug).slice(0, 1)),
    }),
  ];

  function below(
    prefix: string,
    list: readonly Endpoint[] | false,
    { document, ids }: Pick<RestEndpoint, 'document' | 'ids'>,
  ): RestEndpoint[] {
    return (list || []).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: routes.api + prefix + (path === '/' ? '' : path),
      document,
      ids,
      isSlow:
        /^\/(?:login|first-register|reset-password|forgot-password|unlock|second-factor\/.*)$/.test(
          path,
        ),
    }));
  }
}
