import * as fc from 'fast-check';
import type { Header } from '../request.ts';
import { utf8 } from '../request.ts';
import { hostileText } from './texts.ts';

/** Headers that some part of the server reads, with values it might choke on. */
const read: Readonly<Record<string, readonly string[]>> = {
  Accept: ['application/json', 'text/html', '*/*;q=', ',,,', 'a/b;q=9'.repeat(200)],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0, *;q=0', 'zstd', ';;;q=x', 'a,'.repeat(2000)],
  'Accept-Language': ['en-GB', 'xx-not-a-language-at-all', '*', 'a;q=,'.repeat(500)],
  Authorization: [
    'JWT',
    'JWT a.b.c',
    'Bearer {token}',
    'Basic Og==',
    'users API-Key x',
    `JWT ${'a'.repeat(5000)}`,
  ],
  Connection: ['keep-alive', 'close', 'Upgrade', 'Host', 'x'.repeat(100)],
  'Content-Encoding': ['gzip', 'br', 'x', 'deflate, gzip'],
  'Content-Language': ['en'],
  Cookie: [
    'payload-token=x',
    'payload-token=%',
    '=;=',
    `a=${'b'.repeat(5000)}`,
    'payload-tenant=x; payload-lng=xx',
  ],
  Expect: ['100-continue', 'something'],
  Forwarded: ['for=unknown;host=evil.example;proto=javascript'],
  'If-Match': ['*'],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'If-None-Match': ['*', 'W/"', '"a","b"', 'W/"a",'.repeat(500)],
  'Next-Action': ['x', '0'.repeat(42), '00'.repeat(21)],
  'Next-Router-Prefetch': ['1'],
  'Next-Router-State-Tree': ['x', '%5B%22%22%5D', '%', '[]'],
  'Next-Url': ['/', '//evil.example', '%'],
  Origin: ['null', 'https://evil.example', 'http://localhost:3000', 'x', 'file://'],
  Pragma: ['no-cache'],
  Purpose: ['prefetch'],
  Range: ['bytes=0-0', 'bytes=9-1', 'bytes=-1,0-,5-', 'bytes=0-99999999999999999999', 'lines=1-2'],
  Referer: ['https://evil.example/', '%', 'x'],
  RSC: ['1'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'none', 'x'],
  TE: ['trailers'],
  Upgrade: ['websocket', 'h2c', 'x'],
  'User-Agent': ['', 'Mozilla/5.0', 'a'.repeat(5000)],
  Via: ['1.1 a'],
  'X-Forwarded-For': [
    '127.0.0.1',
    '10.0.0.1:1234',
    '::1',
    'unknown',
    '256.1.1.1',
    '1.2.3.4, '.repeat(300),
    '%',
  ],
  'X-Forwarded-Host': ['evil.example', 'a b', '[::', 'evil.example:99999', 'a,b', '%'],
  'X-Forwarded-Port': ['x', '99999'],
  'X-Forwarded-Prefix': ['/x'],
  'X-Forwarded-Proto': ['https', 'javascript', 'x y', '', 'https,http', '%', 'file', '://'],
  'X-HTTP-Method-Override': ['GET', 'DELETE', 'TRACE', 'x'],
  'X-Matched-Path': ['/admin', '/[...x]'],
  'X-Middleware-Subrequest': ['src/middleware:src/middleware', 'middleware'],
  'X-Now-Route-Matches': ['1=x'],
  'X-Invoke-Path': ['/admin', '/%'],
  'X-Invoke-Status': ['500', 'x'],
  'X-Middleware-Invoke': ['1'],
  'X-Nextjs-Data': ['1'],
  'X-Original-URL': ['/admin'],
  'X-Payload-HTTP-Method-Override': ['GET', 'DELETE', 'x'],
  'X-Real-Ip': ['127.0.0.1', 'x'],
  'X-Rewrite-URL': ['/admin'],
};

const hosts = [
  '',
  'evil.example',
  'localhost:99999',
  'localhost:x',
  'a b',
  '[::1',
  '[::1]',
  '[',
  '%',
  '%00',
  '@',
  'a@b',
  '/',
  'a/b',
  'a?b',
  '#',
  'xn--',
  'ü.example',
  '-',
  '..',
  ':',
  ':80',
  '0x7f.1',
  '1.2.3.4.5',
  'a'.repeat(3000),
];

/** A valid Host header, or occasionally a strange one. */
export const hostHeader: fc.Arbitrary<Header> = fc
  .oneof({ weight: 40, arbitrary: fc.constant('localhost') }, fc.constantFrom(...hosts).map(utf8))
  .map((host) => ['Host', host]);

/** Up to three unusual headers. */
export const oddHeaders: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Header[]>([]) },
  { weight: 1, arbitrary: fc.array(oddHeader(), { minLength: 1, maxLength: 3 }) },
);

function oddHeader(): fc.Arbitrary<Header> {
  const values = Object.entries(read).map(([name, known]) =>
    fc
      .oneof(fc.constantFrom(...known), hostileText.map(inHeader))
      .map((value): Header => [name, value]),
  );
  return fc.oneof(...values);
}

/** Replaces characters that a header cannot contain. */
function inHeader(text: string): string {
  return utf8(text)
    .replace(/[^\t -~\x80-\xff]/g, ' ')
    .slice(0, 6000);
}
