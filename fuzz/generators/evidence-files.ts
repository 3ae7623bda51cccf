import * as fc from 'fast-check';
import { noBody } from '../request.ts';
import type { TypedBody } from './odd-bodies.ts';
import { hostileText } from './texts.ts';

/** How the kinds of files begin that are taken as evidence, and some that are not. */
const beginnings = [
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  'RIFF\x24\0\0\0WEBPVP8 ',
  '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
  '%PDF-1.7\n',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '',
];

/** Files as editors and clerks add them to a price, and what only looks like one. */
export const evidenceFile: fc.Arbitrary<TypedBody> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.uint8Array({ maxLength: 300 }),
    fc.oneof(hostileText, fc.constant('%%EOF')),
  )
  .map(([beginning, bytes, end]) => ({
    type: 'application/octet-stream',
    body: {
      ...noBody,
      head: beginning + Buffer.from(bytes).toString('latin1') + Buffer.from(end).toString('latin1'),
    },
  }));
