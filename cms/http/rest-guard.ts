import {
  APIError,
  executeAuthStrategies,
  getPayload,
  type FlattenedField,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type TypedUser,
  type Where,
} from 'payload';
import { maxDocuments } from '#collections/queries/bounds.ts';
import { QueryProblem } from '#collections/queries/query-problem.ts';
import { BadRequest, NotFound, PublicError, UnsupportedMediaType } from '../runtime/errors.ts';
import { readJsonObject } from './rest-body.ts';
import {
  checkQuery,
  readQuery,
  versionFields,
  withAdminLimits,
  type RestQuery,
} from './rest-query.ts';

/** What may be asked without an account: what the pages for signing in need, and nothing that is read. */
const withoutAccount = new Set([
  'GET users/init',
  'GET users/me',
  'POST users/first-register',
  'POST users/forgot-password',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/reset-password',
]);

/** With one of these a request pretends to have another method. */
const methodOverrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

/** What an address of Payload’s REST is about; its own endpoints beside the collections and globals have no fields. */
type Target = { fields?: readonly FlattenedField[]; collection?: SanitizedCollectionConfig };

/**
 * Makes the guard in front of Payload’s REST. It answers what may not be asked, before Payload queries anything or
 * reads a body; it returns every other request in the one form that Payload’s handlers are known to take: a page of
 * documents at most, a body that is a JSON object.
 */
export function restGuard(
  config: SanitizedConfig,
): (request: Request) => Promise<Request | Response> {
  return async (request) => {
    try {
      return await admit(config, request);
    } catch (error) {
      if (error instanceof PublicError) return refusal(error.status, error.message);
      if (error instanceof QueryProblem) return refusal(400, error.message);
      if (error instanceof APIError) return refusal(error.status, error.message);
      throw error;
    }
  };
}

async function admit(config: SanitizedConfig, sent: Request): Promise<Request> {
  const request = withoutOverride(sent);
  const url = new URL(request.url);
  const segments = segmentsOf(url, config.routes.api);
  const target = targetOf(config, segments);
  if (withoutAccount.has(`${request.method} ${segments.join('/')}`))
    return withJsonBody(request, url);

  const payload = await getPayload({ config });
  const user = await signedIn(payload, request);
  if (!target.fields) return request;

  if (sent.method === 'POST' && methodOverrides.some((name) => sent.headers.has(name)))
    return askedByGet(request, await searchInBody(request, url), target.fields);
  if (request.method === 'GET') return askedByGet(request, url, target.fields);

  // Changes of several documents have no page: their number is what is bounded.
  const { limit: _limit, ...query } = readQuery(url);
  checkQuery(target.fields, query);
  const isBulk = segments.length === 1 && request.method !== 'POST';
  if (isBulk && target.collection) await checkCount(payload, { ...target, query, user });
  return request.method === 'DELETE' ? request : withJsonBody(request, url);
}

function withoutOverride(request: Request): Request {
  if (!methodOverrides.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of methodOverrides) headers.delete(name);
  return new Request(request, { headers });
}

/** @throws PublicError 400 for an address that is not encoded correctly. */
function segmentsOf({ pathname }: URL, root: string): string[] {
  const segments = pathname.slice(root.length).replace(/\/$/, '').split('/').slice(1);
  try {
    segments.forEach(decodeURIComponent);
  } catch {
    throw new BadRequest('The address is not correctly encoded.');
  }
  return segments;
}

/** @throws NotFound if there is nothing at the address, whoever asks. */
function targetOf(config: SanitizedConfig, [first = '', second, third]: readonly string[]): Target {
  const collection = config.collections.find(({ slug }) => slug === first);
  if (collection && collection.endpoints !== false) {
    if (second !== 'versions') return { collection, fields: collection.flattenedFields };
    if (collection.versions) return { collection, fields: versionFields(config, collection) };
  }
  if (first === 'globals') {
    const global = config.globals.find(({ slug }) => slug === second);
    if (global && third !== 'versions') return { fields: global.flattenedFields };
  }
  if (!collection && config.endpoints.some(({ path }) => path.split('/')[1] === first)) return {};
  throw new NotFound('There is nothing at this address.');
}

/** @throws PublicError 401 unless the request comes from somebody who has signed in. */
async function signedIn(payload: Payload, { headers }: Request): Promise<TypedUser> {
  const { user } = await executeAuthStrategies({ headers, payload });
  if (!user) throw new PublicError(401, 'Please sign in first.');
  return user;
}

function askedByGet(request: Request, url: URL, fields: readonly FlattenedField[]): Request {
  const limited = withAdminLimits(url);
  checkQuery(fields, readQuery(limited));
  const { headers, signal } = request;
  return new Request(limited, { headers, signal });
}

/** The fields for relations in the admin send a long query as the body of a form. */
async function searchInBody(request: Request, url: URL): Promise<URL> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type !== 'application/x-www-form-urlencoded')
    throw new UnsupportedMediaType('A query in a body is sent as a form.');
  const asked = new URL(url);
  asked.search = await request.text();
  return asked;
}

async function withJsonBody(request: Request, url: URL): Promise<Request> {
  if (request.method === 'GET') return request;
  const body = await readJsonObject(request);
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  return new Request(url, { method: request.method, headers, body, signal: request.signal });
}

type Bulk = { collection?: SanitizedCollectionConfig; query: RestQuery; user: TypedUser };

/** @throws PublicError 400 if a change would reach more documents than a list shows. */
async function checkCount(payload: Payload, { collection, query, user }: Bulk): Promise<void> {
  if (!collection || !query.where)
    throw new BadRequest('Say in “where” which documents are meant.');
  const { totalDocs } = await payload.count({
    collection: collection.slug,
    where: query.where as Where,
    trash: query.trash === 'true',
    overrideAccess: false,
    user,
  });
  if (totalDocs > maxDocuments)
    throw new BadRequest(
      `This would reach ${totalDocs} documents. Choose ${maxDocuments} at a time at most.`,
    );
}

function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
