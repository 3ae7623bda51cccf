import * as fc from 'fast-check';
import type { FuzzRequest } from '../request.ts';
import type { RestEndpoint, Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { jsonBody, multipartBody } from './bodies.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { priceFile } from './price-files.ts';
import { restQuery } from './rest-query.ts';
import { inAddress, hostileText, textLike } from './texts.ts';
import { hostileJson, objectLike } from './values.ts';

/** Payload's REST and our own endpoints beside it, endpoint by endpoint, as nobody and as each role. */
export function restRequests({ endpoints }: Surface): fc.Arbitrary<FuzzRequest> {
  const kinds = endpoints.map((endpoint) => ({
    weight: endpoint.isSlow ? 1 : 8,
    arbitrary: assemble(
      {
        method: methodLike(endpoint.method),
        target: fc
          .tuple(pathLike(endpoint.path, { id: endpoint.ids }), restQuery(endpoint.fields))
          .map(([path, query]) => path + query),
        body: bodyOf(endpoint),
      },
      'everybody',
    ),
  }));
  const unknown = assemble(
    {
      method: methodLike('GET', 'POST'),
      target: fc
        .tuple(inAddress(hostileText), restQuery([]))
        .map(([path, query]) => `/cms-api/${path}${query}`),
      body: jsonBody(hostileJson),
    },
    'everybody',
  );
  return fc.oneof(...kinds, { weight: 20, arbitrary: unknown });
}

function bodyOf({ path, fields, ids, emails }: RestEndpoint) {
  if (path.endsWith('/import-prices')) return priceFile;
  const value = fc.oneof(
    hostileJson,
    fc.constantFrom<unknown>(...ids, 'published', 'draft', 1, '2026-11-20'),
  );
  const known: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    fields.map((name) => [name, value]),
  );
  const fieldsOfOurs = {
    ...known,
    email: fc.oneof(textLike(...emails), value),
    password: textLike('a wrong password'),
    token: value,
    id: value,
    ids: fc.array(fc.constantFrom<unknown>(...ids, null, 'x'), { maxLength: 3 }),
    where: value,
    data: objectLike(known),
    collection: fc.constantFrom<unknown>('guides', 'market-reports', 'users', 1),
    month: textLike('2025-08-01T00:00:00.000Z'),
    sections: hostileJson,
    report: fc.oneof(fc.constantFrom(...ids, 'x'), value),
    request: textLike('export', 'leave', 'erase'),
    ticked: hostileJson,
    leavesOut: fc.boolean(),
    rejectionReason: hostileText,
  };
  return fc.oneof(
    { weight: 4, arbitrary: jsonBody(objectLike(known)) },
    { weight: 2, arbitrary: jsonBody(objectLike(fieldsOfOurs)) },
    { weight: 1, arbitrary: multipartBody(objectLike(known)) },
  );
}
