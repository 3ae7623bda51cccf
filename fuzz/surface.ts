import type { CollectionSlug, Payload, SanitizedConfig } from 'payload';
import type { Parameter } from './generators/queries.ts';
import type { Schema } from './generators/values.ts';
import { restEndpoints, type RestEndpoint } from './rest-endpoints.ts';

/** Everything that can be requested, read from the program itself, with known values. */
export type Surface = {
  operations: readonly Operation[];
  endpoints: readonly RestEndpoint[];
  collections: readonly { slug: string; ids: readonly string[] }[];
  /** The slugs of providers, guides, reports and so on. */
  slugs: readonly string[];
  reviewIds: readonly string[];
  /** The paths in the sitemap, and other files. */
  files: readonly string[];
};

/** An operation in the API's OpenAPI document. */
export type Operation = {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
};

type OpenApi = {
  paths: Record<string, Record<string, OpenApiOperation>>;
};

type OpenApiOperation = {
  parameters: readonly { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Reads the surface from a running server and its configuration. */
export async function readSurface(
  url: string,
  { payload, config }: { payload: Payload; config: SanitizedConfig },
): Promise<Surface> {
  const sitemap = await fetch(`${url}/sitemap.xml`).then((response) => response.text());
  const pages = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const home = await fetch(url).then((response) => response.text());
  const script = /\/assets\/[^"]+\.js/.exec(home) ?? [];
  const openApi = (await fetch(`${url}/api/openapi.json`).then((response) =>
    response.json(),
  )) as OpenApi;
  const collections = await Promise.all(
    config.collections.map(async ({ slug }) => ({ slug, ids: await someIds(payload, slug) })),
  );
  return {
    operations: Object.entries(openApi.paths).flatMap(operationsOf),
    endpoints: restEndpoints(
      config,
      (slug) => collections.find((each) => each.slug === slug)?.ids ?? [],
    ),
    collections,
    slugs: [...new Set(pages.map((path) => path.split('/')[2] ?? '').filter(Boolean))],
    reviewIds: collections.find(({ slug }) => slug === 'reviews')?.ids ?? [],
    files: [
      ...pages.slice(0, 20).flatMap((page) => [page || '/', `/_state${page}`]),
      '/robots.txt',
      '/sitemap.xml',
      '/feed.atom',
      '/feeds/doses/mounjaro/5mg.atom',
      '/feeds/providers/a.atom',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/favicon.ico',
      '/healthz',
      '/readyz',
      '/api',
      '/cms-api',
      '/share/home.png',
      '/mail-previews',
      '/assets/',
      ...script,
      '/.vite/manifest.json',
      '/.git/config',
      '/.env',
      '/server.js',
      '/dist/server/server.js',
      '/package.json',
      '/data/directory.db',
      `/evidence/${'0'.repeat(64)}.png`,
      '/media/00000000-0000-4000-8000-000000000000-400.avif',
    ],
  };
}

function operationsOf([path, methods]: [string, Record<string, OpenApiOperation>]): Operation[] {
  return Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    parameters: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => ({ name, values: (schema.enum ?? ['1', 'a']).map(String) })),
    body: requestBody?.content['application/json']?.schema,
  }));
}

async function someIds(payload: Payload, collection: CollectionSlug): Promise<string[]> {
  const { docs } = await payload
    .find({ collection, limit: 4, depth: 0, overrideAccess: true })
    .catch(() => ({ docs: [] }));
  return docs.map(({ id }) => id);
}
