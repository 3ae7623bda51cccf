import * as fc from 'fast-check';
import { noBody, utf8, type FuzzRequest, type Header } from '../request.ts';
import { hostileText } from './texts.ts';

/** Requests that HTTP libraries would not send: odd request lines and headers, byte for byte. */
export const wireRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.oneof(
      fc.constantFrom('GET', 'POST', 'G\0T', 'GET\t', '', 'A'.repeat(5000), 'PRI', 'GET  '),
      bytes(),
    ),
    target: fc.oneof(
      fc.constantFrom(
        '/',
        '',
        ' ',
        '/ HTTP/1.1\r\nX: ',
        '/\t',
        '\0',
        '//',
        'http://',
        '/\\',
        'x:y',
        'localhost:80',
      ),
      bytes().map((text) => `/${text}`),
    ),
    headers: fc.array(
      fc.oneof(
        fc.constantFrom<Header>(
          ['Host', 'localhost'],
          ['Host', 'a\r\nHost: b'],
          ['X', 'a\r\n b'],
          ['X ', 'a'],
          ['', 'a'],
          ['X\0', 'a'],
          ['X', 'a\0b'],
          ['X', 'a'.repeat(20_000)],
          [
            'Upgrade',
            'websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
          ],
          [
            'HTTP2-Settings',
            'AAMAAABkAARAAAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c',
          ],
        ),
        fc.tuple(bytes(), bytes()),
      ),
      { maxLength: 4 },
    ),
    body: bytes(),
  })
  .map(({ body, ...parts }) => ({
    ...parts,
    as: null,
    body: { ...noBody, head: body },
    delivery: 'misframed',
  }));

function bytes(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array).toString('latin1')),
    hostileText.map(utf8),
  );
}
