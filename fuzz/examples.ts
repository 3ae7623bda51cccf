import {
  bodyLength,
  noBody,
  textBody,
  type Body,
  type FuzzRequest,
  type Header,
} from './request.ts';

const get: FuzzRequest = {
  as: null,
  method: 'GET',
  target: '/',
  headers: [['Host', 'localhost']],
  body: noBody,
  delivery: 'whole',
};

const differentCharacters = Array.from({ length: 32_000 }, (_, index) =>
  String.fromCodePoint(0x4e_00 + index),
).join('');

/** Requests that once found a bug, tried first in every run. */
export const examples: readonly FuzzRequest[] = [
  // Unlimited depth of related documents: the server answered nobody for minutes.
  { ...get, target: '/cms-api/guides?limit=0&depth=10' },
  { ...get, as: 'viewer', target: '/cms-api/guides?limit=0&depth=10', headers: session() },
  { ...get, target: '/cms-api/reviews?limit=0' },
  { ...get, target: '/cms-api/reviews?limit=abc' },
  { ...get, target: '/cms-api/reviews?limit=-1' },
  { ...get, target: '/cms-api/providers?limit=1.5' },
  { ...get, as: 'editor', target: '/cms-api/subscriptions?limit=-1', headers: session() },

  // Parsed before authentication, 60 MB of small objects exhausted the memory.
  post('/cms-api/users/login', 'application/json', {
    head: '{"z":[0',
    repeated: ',{},[]',
    times: 10_000_000,
    tail: ']}',
  }),
  // An unread body corrupted the connection for the next request.
  post('/cms-api/import-prices/', 'text/csv', { ...noBody, repeated: 'a', times: 300_000 }),
  post('/nothing-here', 'text/plain', { ...noBody, repeated: 'a', times: 300_000 }),

  // No route matches a line break, and the exception was thrown outside of every handler.
  { ...get, target: '/%0A?x=1' },
  { ...get, target: '/compare%0A?x=1' },
  { ...get, target: '/privacy-policy%0A' },
  { ...get, target: '*' },
  { ...get, target: 'http://evil.example/compare?dose=5mg' },
  { ...get, target: '//' },
  // Next handles upgrades once it has served a request.
  { ...get, target: '/admin/login' },
  { ...get, headers: [...get.headers, ['Connection', 'Upgrade'], ['Upgrade', 'websocket']] },

  // URLs that Request rejects.
  { ...get, target: '/cms-api/users/me', headers: [['Host', '']] },
  { ...get, target: '/cms-api/users/me', headers: [['Host', 'a@b']] },
  { ...get, target: '/cms-api/users/me', headers: [['Host', 'localhost:99999']] },
  { ...get, target: '/cms-api/users/me', headers: [...get.headers, ['X-Forwarded-Proto', 'x y']] },
  { ...get, method: 'TRACE', target: '/cms-api/users/me' },
  // Broken encodings.
  { ...get, target: '/cms-api/guides/%zz' },
  { ...get, target: '/cms-api/guides/%ff' },
  { ...get, target: '/admin/collections/%c0%af' },
  { ...get, target: '/providers/%zz' },

  // Queries that no database accepts.
  { ...get, target: '/cms-api/guides?where=a' },
  { ...get, target: '/cms-api/guides?sort[]=x' },
  { ...get, target: '/cms-api/guides?limit[]=abc' },
  { ...get, target: '/cms-api/guides?where[createdAt][greater_than]=yesterday' },
  { ...get, target: '/cms-api/market-reports?where[deletedAt][equals]=true' },
  { ...get, target: `/cms-api/guides?where[${'relatedGuides.'.repeat(40)}title][equals]=a` },
  { ...get, target: `/cms-api/guides?where${'[and][0]'.repeat(200)}[id][equals]=1` },
  { ...get, target: '/cms-api/payload-migrations' },
  { ...get, as: 'admin', target: '/cms-api/audit-trail/versions', headers: session() },
  { ...get, as: 'editor', target: '/cms-api/guides?sort=createdBy.hash', headers: session() },
  { ...get, target: '/cms-api/__proto__' },

  // Bodies that are not objects, and forms without a boundary.
  post('/cms-api/users/login', 'application/json', textBody('null')),
  post('/cms-api/users/login', 'application/json', textBody('[]')),
  post('/cms-api/users/login', 'application/json', textBody('"a"')),
  post('/cms-api/users/login', 'multipart/form-data', textBody('a')),
  post('/cms-api/users/login', 'multipart/form-data; boundary=', textBody('a')),
  post('/cms-api/users/login', 'multipart/form-data; boundary=b', noBody),
  post('/cms-api/users/login', 'multipart/mixed; boundary=b', textBody('--b--')),
  post('/cms-api/users/forgot-password', 'application/json', textBody('{"email":{"$gt":""}}')),

  // Values that no relation or date can have.
  asAdmin(post('/cms-api/products', 'application/json', textBody('{"medication":1e308}'))),
  asAdmin(post('/cms-api/payload-preferences', 'application/json', textBody('{"createdAt":"x"}'))),
  asAdmin(post('/cms-api/users/verify/x', 'application/json', textBody('{}'))),

  // Half a document, and a filter that made Next fail.
  asAdmin(
    patch(
      '/cms-api/products?where[dose][equals]=5mg&limit=1&select[id]=true',
      textBody('{"price":1}'),
    ),
  ),
  asAdmin({ ...get, target: '/admin/collections/providers?where[user.salt][exists]=true' }),

  // A host of thousands of different characters kept the server busy for seconds.
  post(
    '/api/products/1/corrections',
    'application/json',
    textBody(
      JSON.stringify({
        whatIsWrong: 'price',
        whatIsRight: '£140',
        link: `http://${differentCharacters}`,
      }),
    ),
  ),
  post(
    '/api/subscriptions',
    'application/json',
    textBody(
      JSON.stringify({
        email: `pat@${differentCharacters}.example`,
        source: 'homepage_newsletter',
      }),
    ),
  ),
  // Nested so deeply that checking it exhausted the stack.
  asAdmin(
    post(
      '/cms-api/preview',
      'application/json',
      textBody(`{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`),
    ),
  ),

  // Patterns that took quadratic time in the length of a path.
  { ...get, target: '/'.repeat(14_000) },
  { ...get, target: `/compare${'/'.repeat(14_000)}x` },
];

function post(target: string, type: string, body: Body): FuzzRequest {
  const length = String(bodyLength(body));
  const headers = [...get.headers, ['Content-Type', type], ['Content-Length', length]] as const;
  return { ...get, method: 'POST', target, headers, body };
}

function patch(target: string, body: Body): FuzzRequest {
  return { ...post(target, 'application/json', body), method: 'PATCH' };
}

function asAdmin(request: FuzzRequest): FuzzRequest {
  return { ...request, as: 'admin', headers: session(request) };
}

function session({ headers }: FuzzRequest = get): Header[] {
  return [...headers, ['Authorization', 'JWT {token}']];
}
