import * as fc from 'fast-check';
import type { Role } from '#collections/access/roles.ts';
import { allRoles } from '../accounts.ts';
import {
  bodyLength,
  noBody,
  type Body,
  type Delivery,
  type FuzzRequest,
  type Header,
} from '../request.ts';
import type { TypedBody } from './odd-bodies.ts';
import { hostHeader, oddHeaders } from './headers.ts';

type Parts = {
  method: fc.Arbitrary<string>;
  target: fc.Arbitrary<string>;
  body?: fc.Arbitrary<TypedBody>;
};

/** Whether only anonymous clients or also the admin's accounts send the requests. */
export type Askers = 'nobody' | 'everybody';

type Framing = (body: Body) => { headers: Header[]; body: Body };

const nothing: TypedBody = { body: noBody, type: undefined };

/** Combines method, target and body with a session, headers and delivery. */
export function assemble(
  { method, target, body = fc.constant(nothing) }: Parts,
  askers: Askers = 'nobody',
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method,
      target,
      body,
      host: hostHeader,
      odd: oddHeaders,
      session: askers === 'nobody' ? fc.constant(noSession) : session,
      way,
      isBodyKept: fc.integer({ min: 0, max: 9 }).map((number) => number === 9),
    })
    .map(({ body: { body: given, type }, isBodyKept, ...parts }) => {
      const takesBody = isBodyKept || !['GET', 'HEAD', 'get', 'TRACE'].includes(parts.method);
      const framed = takesBody ? parts.way.frame(given) : { headers: [], body: noBody };
      return {
        as: parts.session.as,
        method: parts.method,
        target: parts.target,
        headers: [
          parts.host,
          ...parts.session.headers,
          ...(takesBody && type !== undefined ? [['Content-Type', type] as const] : []),
          ...parts.odd,
          ...framed.headers,
        ],
        body: framed.body,
        delivery: takesBody ? parts.way.delivery : 'whole',
      };
    });
}

const noSession: { as: Role | null; headers: Header[] } = { as: null, headers: [] };

const inHeader: Header = ['Authorization', 'JWT {token}'];
const inCookie: Header = ['Cookie', 'payload-token={token}'];

const session = fc.oneof(
  { weight: 1, arbitrary: fc.constant(noSession) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...allRoles),
        fc.oneof(
          { weight: 4, arbitrary: fc.constant([inHeader]) },
          { weight: 4, arbitrary: fc.constant([inCookie, ['Sec-Fetch-Site', 'same-origin']]) },
          { weight: 1, arbitrary: fc.constant([inCookie, ['Origin', 'https://evil.example']]) },
        ),
      )
      .map(([as, headers]) => ({ as, headers })),
  },
);

const byLength: Framing = (body) => ({
  headers: [['Content-Length', String(bodyLength(body))]],
  body,
});

const byChunks: Framing = (body) => ({
  headers: [['Transfer-Encoding', 'chunked']],
  body:
    bodyLength(body) === 0
      ? { ...noBody, head: '0\r\n\r\n' }
      : {
          ...body,
          head: `${bodyLength(body).toString(16)}\r\n${body.head}`,
          tail: `${body.tail}\r\n0\r\n\r\n`,
        },
});

/** Framing headers that do not match the body. */
const lie: fc.Arbitrary<Framing> = fc
  .constantFrom<Header[]>(
    [['Content-Length', '5']],
    [['Content-Length', '99999999']],
    [['Content-Length', '-1']],
    [['Content-Length', '1e3']],
    [['Content-Length', '٣']],
    [
      ['Content-Length', '3'],
      ['Content-Length', '7'],
    ],
    [
      ['Content-Length', '3'],
      ['Transfer-Encoding', 'chunked'],
    ],
    [['Transfer-Encoding', 'chunked']],
    [['Transfer-Encoding', 'gzip, chunked']],
    [['Transfer-Encoding', 'xchunked']],
    [],
  )
  .map((headers) => (body) => ({ headers, body }));

const way: fc.Arbitrary<{ delivery: Delivery; frame: Framing }> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({ delivery: 'whole' as const, frame: byLength }) },
  { weight: 3, arbitrary: fc.constant({ delivery: 'whole' as const, frame: byChunks }) },
  {
    weight: 2,
    arbitrary: fc.record({
      delivery: fc.constantFrom<Delivery>('slow', 'cut off'),
      frame: fc.constantFrom(byLength, byChunks),
    }),
  },
  { weight: 1, arbitrary: fc.record({ delivery: fc.constant('misframed' as const), frame: lie }) },
);
