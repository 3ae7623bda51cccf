import { randomInt } from 'node:crypto';
import sharp from 'sharp';

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp';

/** A small picture of one colour, which no other test has. */
export function examplePicture(format: Format = 'png'): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 40 + randomInt(100), height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF of one empty page. */
export function examplePdf(title = 'Prices'): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100]>> endobj',
      `4 0 obj <</Title (${title})>> endobj`,
      'trailer <</Root 1 0 R /Info 4 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}
