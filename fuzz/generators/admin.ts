import * as fc from 'fast-check';
import { screens } from '#cms/admin/screens.ts';
import type { FuzzRequest } from '../request.ts';
import type { Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { formBody, jsonBody } from './bodies.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { restQuery } from './rest-query.ts';
import { hostileText, inAddress } from './texts.ts';
import { hostileJson, objectLike } from './values.ts';

/** Requests for the admin's pages and Next's other URLs. */
export function adminRequests({ collections }: Surface): fc.Arbitrary<FuzzRequest> {
  const slugs = collections.map(({ slug }) => slug);
  const ids = collections.flatMap((each) => each.ids);
  const pages = [
    '/admin',
    '/admin/login',
    '/admin/logout',
    '/admin/create-first-user',
    '/admin/forgot',
    '/admin/invitation',
    '/admin/new-password',
    '/admin/reset/:token',
    '/admin/account',
    ...Object.values(screens).map(({ path }) => `/admin${path}`),
    '/admin/logout-inactivity',
    '/admin/collections/:slug',
    '/admin/collections/:slug/create',
    '/admin/collections/:slug/:id',
    '/admin/collections/:slug/:id/versions',
    '/admin/collections/:slug/:id/versions/:version',
    '/admin/collections/:slug/trash',
    '/admin/collections/:slug/:id/preview',
    '/admin/globals/:global',
    '/admin/globals/:global/versions',
    '/admin/unauthorized',
    '/admin/:any',
    '/_next/:any',
    '/_next/static/:any',
    '/_next/data/:any',
    '/_next/image',
    '/__nextjs_:any',
  ];
  const known = { slug: slugs, id: ids, version: ids, global: ['settings', 'home'] };
  const query = fc.oneof(
    restQuery(['title', 'name', 'status']),
    inAddress(hostileText).map((text) => `?redirect=${text}`),
    inAddress(hostileText).map((text) => `?_rsc=${text}&url=${text}&w=64&q=75`),
  );
  return assemble(
    {
      method: methodLike('GET', 'GET', 'POST'),
      target: fc
        .tuple(fc.oneof(...pages.map((path) => pathLike(path, known))), query)
        .map(([path, search]) => path + search),
      body: fc.oneof(jsonBody(hostileJson), formBody(objectLike({ 1: hostileText }))),
    },
    'everybody',
  );
}
