import * as fc from 'fast-check';
import { noBody, textBody, type Body } from '../request.ts';
import { hostileText } from './texts.ts';

/** A body with its Content-Type, which may be missing. */
export type TypedBody = { body: Body; type: string | undefined };

/** Bodies that match no schema: empty, malformed, of another type, in another encoding, deeply nested or large. */
export const oddBody: fc.Arbitrary<TypedBody> = fc
  .tuple(rawBody(), fc.oneof(fc.constant('application/json'), oddType()))
  .map(([body, type]) => ({ body, type }));

export function oddType(): fc.Arbitrary<string | undefined> {
  const types = [
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'application/json;',
    'application/',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'multipart/form-data; boundary=b',
    'multipart/mixed; boundary=b',
    'multipart/form-data; boundary="',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-7',
    'text/plain',
    'text/csv',
    'application/xml',
    'application/octet-stream',
    'text/x-component',
    'x',
    '/',
    ';',
    '',
  ];
  return fc.constantFrom(undefined, ...types);
}

function rawBody(): fc.Arbitrary<Body> {
  const broken = [
    '',
    '{',
    '[',
    '"',
    'nul',
    '{"a":}',
    '[1,]',
    '"a"',
    '1',
    'null',
    'true',
    '[]',
    '{}',
    '\ufeff{}',
    '{"a":1}{',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1,"a":2}',
    '{"\\u0000":"\\ud800"}',
    '_payload=%7B',
    '_payload=null',
    'a[b][c]=d',
    'a=1&a=2',
    '&&&===',
    '%',
    'email=%ff%fe',
    '--b\r\n\r\n--b--',
    '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--b--\r\n',
    '--b\r\n',
  ];
  const deep = [
    { head: '', repeated: '[', times: 20_000, tail: '' },
    { head: '', repeated: '{"a":', times: 20_000, tail: '1' },
    { head: '{"where":', repeated: '{"and":[', times: 500, tail: '' },
    { head: '{"a":"', repeated: 'a', times: 200_000, tail: '"}' },
    { head: '{"z":[0', repeated: ',{}', times: 20_000, tail: ']}' },
    { head: 'a=1', repeated: '&a=1', times: 5000, tail: '' },
    { head: 'a', repeated: '[a]', times: 5000, tail: '=1' },
  ];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...broken).map(textBody) },
    { weight: 2, arbitrary: hostileText.map(textBody) },
    { weight: 1, arbitrary: fc.constantFrom(...deep) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map(bytesBody) },
  );
}

function bytesBody(bytes: Uint8Array): Body {
  return { ...noBody, head: Buffer.from(bytes).toString('latin1') };
}
