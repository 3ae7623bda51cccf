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
export const evidenceFile: fc.Arbitrary<TypedBody> = fileBytes().map((head) => ({
  type: 'application/octet-stream',
  body: { ...noBody, head },
}));

/** The same files in the form with which editors upload a picture. */
export const pictureForm: fc.Arbitrary<TypedBody> = fc
  .tuple(fileBytes(), hostileText)
  .map(([bytes, alt]) => ({
    type: 'multipart/form-data; boundary=b',
    body: {
      ...noBody,
      head: [
        '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n',
        Buffer.from(JSON.stringify({ alt })).toString('latin1'),
        '\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n',
        `Content-Type: image/png\r\n\r\n${bytes}\r\n--b--\r\n`,
      ].join(''),
    },
  }));

/** Each character is a byte. */
function fileBytes(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 300 }),
      fc.oneof(hostileText, fc.constant('%%EOF')),
    )
    .map(
      ([beginning, bytes, end]) =>
        beginning + Buffer.from(bytes).toString('latin1') + Buffer.from(end).toString('latin1'),
    );
}
