import {
  APIError,
  getPayload,
  type FlattenedField,
  type Payload,
  type SanitizedConfig,
  type TypedUser,
} from 'payload';
import { checkDocument } from '#collections/queries/check-document.ts';
import { withAccount } from '#collections/users/known-account.ts';
import { QueryProblem } from '#collections/queries/query-problem.ts';
import { BadRequest, PublicError, UnsupportedMediaType } from '../runtime/errors.ts';
import { readDocument, type Sent } from './rest-body.ts';
import { checkQuery, readQuery, withAdminLimits } from './rest-query.ts';
import { checkCount, checkRelations } from './rest-reach.ts';
import { segmentsOf, targetOf, type Target } from './rest-target.ts';
import { signedIn } from './signed-in.ts';

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
      if (error instanceof QueryProblem) return refusal(400, error.message, error.path);
      if (error instanceof APIError) return refusal(error.status, error.message);
      throw error;
    }
  };
}

async function admit(config: SanitizedConfig, sent: Request): Promise<Request> {
  const url = new URL(sent.url);
  const segments = segmentsOf(url, config.routes.api);
  const target = targetOf(config, segments);
  const request = restoredAsDraft(withoutOverride(sent), segments, target);
  if (withoutAccount.has(`${request.method} ${segments.join('/')}`))
    return withDocument(request, target);

  const payload = await getPayload({ config });
  const user = await signedIn(payload, request.headers);
  return withAccount(await checked(payload, { sent, request, target, segments, user }), user);
}

type Asking = {
  /** As it came. */
  sent: Request;
  /** As Payload is to take it. */
  request: Request;
  target: Target;
  segments: readonly string[];
  user: TypedUser;
};

/** What somebody with an account asks, in the one form that Payload’s handlers are known to take. */
async function checked(
  payload: Payload,
  { sent, request, target, segments, user }: Asking,
): Promise<Request> {
  const url = new URL(sent.url);
  if (!target.fields) return request;

  if (sent.method === 'POST' && methodOverrides.some((name) => sent.headers.has(name)))
    return askedByGet(request, await searchInBody(request, url), target.fields);
  if (request.method === 'GET') return askedByGet(request, url, target.fields);

  const { limit, ...query } = readQuery(url);
  // What runs after a change needs the whole document.
  if ('select' in query) throw new QueryProblem('“select” is for reading.');
  // In bulk changes the admin’s limit of 0 means all matches, whose number `checkCount` bounds.
  const isUnlimited = limit === undefined || limit === '0';
  checkQuery(target.fields, isUnlimited ? query : { ...query, limit });
  const isBulk = segments.length === 1 && request.method !== 'POST';
  if (isBulk && target.collection) await checkCount(payload, { ...target, query, user });
  return request.method === 'DELETE' ? request : withDocument(request, target, payload);
}

function withoutOverride(request: Request): Request {
  if (!methodOverrides.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of methodOverrides) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * An old version comes back as a draft beside what is published: as it was it could be a draft itself, and take the page
 * down.
 */
function restoredAsDraft(
  request: Request,
  [, second, version]: readonly string[],
  { collection }: Target,
): Request {
  const isRestoring = request.method === 'POST' && second === 'versions' && version !== undefined;
  if (!isRestoring || !collection?.versions?.drafts) return request;
  const url = new URL(request.url);
  url.searchParams.set('draft', 'true');
  return new Request(url, request);
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

async function withDocument(
  request: Request,
  { collection, fields = [] }: Target,
  payload?: Payload,
): Promise<Request> {
  if (request.method === 'GET') return request;
  const sent = await readDocument(request);
  checkDocument(fields, sent.document);
  // Payload would store it as the time at which the document was created.
  delete sent.document.createdAt;
  if (payload) await checkRelations(payload, fields, sent.document);
  const file = collection?.upload ? sent.file : null;
  if (file && request.method !== 'POST') {
    throw new BadRequest(
      'A file stays as it was uploaded. Upload the other one by itself, and choose it where it is to stand.',
    );
  }
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  // A form brings its own, with its boundary.
  headers.delete('Content-Type');
  if (!file) headers.set('Content-Type', 'application/json');
  const body = file ? formOf({ ...sent, file }) : JSON.stringify(sent.document);
  const { method, signal, url } = request;
  return new Request(url, { method, headers, body, signal });
}

function formOf({ document, file }: Sent & { file: File }): FormData {
  const form = new FormData();
  form.set('_payload', JSON.stringify(document));
  form.set('file', file);
  return form;
}

/** A refusal about a field is in the form in which the admin's forms mark it. */
function refusal(status: number, message: string, path?: string): Response {
  const data = path === undefined ? undefined : { errors: [{ path, message }] };
  return Response.json({ errors: [{ message, data }] }, { status });
}
