import * as fc from 'fast-check';
import { allRoles, emailOf } from '../accounts.ts';
import type { FuzzRequest } from '../request.ts';
import type { RestEndpoint } from '../rest-endpoints.ts';
import type { Surface } from '../surface.ts';
import { assemble } from './assemble.ts';
import { jsonBody, multipartBody } from './bodies.ts';
import { evidenceFile, pictureForm } from './uploads.ts';
import { methodLike } from './methods.ts';
import { pathLike } from './paths.ts';
import { priceFile } from './price-files.ts';
import { restQuery } from './rest-query.ts';
import { inAddress, hostileText } from './texts.ts';
import { hostileJson, valueLike, type Schema } from './values.ts';

/** Requests for every REST endpoint, Payload's and ours, anonymously and as each role. */
export function restRequests({ endpoints }: Surface): fc.Arbitrary<FuzzRequest> {
  const kinds = endpoints.map((endpoint) => ({
    weight: endpoint.isSlow ? 1 : 8,
    arbitrary: assemble(
      {
        method: methodLike(endpoint.method),
        target: fc
          .tuple(pathLike(endpoint.path, { id: endpoint.ids }), queryOf(endpoint))
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

function queryOf({ document }: RestEndpoint): fc.Arbitrary<string> {
  return restQuery(Object.keys(document.properties ?? {}));
}

function bodyOf({ method, path, document, ids }: RestEndpoint) {
  if (/\/import-(prices|terms(\/apply)?)$/.test(path)) return priceFile;
  if (path.endsWith('/upload-evidence')) return evidenceFile;
  if (path.endsWith('/media') && method === 'POST') return pictureForm;
  // An update contains only some fields of the document.
  const taken = method === 'PATCH' ? { ...document, required: [] } : document;
  return fc.oneof(
    { weight: 4, arbitrary: jsonBody(valueLike(taken)) },
    { weight: 2, arbitrary: jsonBody(valueLike(asked(ids))) },
    { weight: 1, arbitrary: multipartBody(valueLike(taken)) },
  );
}

/** The bodies of endpoints that are not about a document: accounts, and our own. */
function asked(ids: readonly string[]): Schema {
  const text: Schema = { type: 'string' };
  const id: Schema = { enum: [...ids, 'unknown'] };
  return {
    type: 'object',
    properties: {
      email: { enum: [...allRoles.map(emailOf), 'nobody@directory.example'] },
      password: text,
      token: text,
      id,
      ids: { type: 'array', items: id },
      data: { type: 'object', properties: { title: text, name: text } },
      collection: { enum: ['guides', 'market-reports', 'legal-pages', 'users'] },
      month: { type: 'string', format: 'date-time' },
      sections: {
        type: 'array',
        items: { type: 'object', properties: { blocks: { type: 'array' } } },
      },
      report: id,
      request: { enum: ['export', 'leave', 'erase'] },
      ticked: { type: 'array', items: { type: 'integer' } },
      skipsInvalidRows: { type: 'boolean' },
      rejectionReason: text,
    },
  };
}
