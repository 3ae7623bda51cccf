import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { examplePdf, examplePicture } from '../testing/files.ts';
import { readUpload } from './read-upload.ts';

const page = '<script>alert(document.domain)</script>';

describe('a file that somebody sends', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'is a picture if it is %s, and stays one of that format',
    async (format) => {
      const { bytes, mediaType, sha256 } = await readUpload(await examplePicture(format));
      expect(mediaType).toBe(`image/${format}`);
      expect((await sharp(bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
      expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );

  it('is a PDF that stays as it is, to the byte', async () => {
    const pdf = examplePdf();
    const { bytes, mediaType, sha256 } = await readUpload(pdf);
    expect(mediaType).toBe('application/pdf');
    expect(bytes.equals(pdf)).toBe(true);
    expect(sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
  });

  it('has a small picture of its top if it is one', async () => {
    const background = 'white';
    const long = await sharp({ create: { width: 1200, height: 6000, channels: 3, background } })
      .png()
      .toBuffer();
    const { thumbnail } = await readUpload(long);
    expect(await sharp(thumbnail!).metadata()).toMatchObject({
      format: 'webp',
      width: 384,
      height: 256,
    });
    expect((await readUpload(examplePdf())).thumbnail).toBeNull();
  });

  it('comes to the same bytes each time', async () => {
    const picture = await examplePicture('jpeg');
    const [one, other] = [await readUpload(picture), await readUpload(picture)];
    expect(one.sha256).toBe(other.sha256);
  });

  it('keeps its pixels if the format can', async () => {
    const picture = await examplePicture('png');
    const { bytes } = await readUpload(picture);
    const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(picture))).toBe(true);
  });

  it.each([
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ['SVG with an XML declaration', Buffer.from('<?xml version="1.0"?><svg width="1" />')],
    ['HTML', Buffer.from(`<!doctype html>${page}`)],
    ['text', Buffer.from('Mounjaro 2.5mg: £129')],
    ['HTML before a PDF', Buffer.concat([Buffer.from(page), examplePdf()])],
    ['a program', Buffer.from('MZ\0\0\0\0')],
    ['an archive', Buffer.from('PK\u0003\u0004 and more')],
  ])('is refused if it is %s, whatever it is called', async (_, file) => {
    await expect(readUpload(file)).rejects.toMatchObject({ status: 415 });
  });

  it.each(['gif', 'tiff'] as const)('is refused if it is a picture as %s', async (format) => {
    await expect(readUpload(await examplePicture(format))).rejects.toMatchObject({ status: 415 });
  });

  it('loses a page that hides behind a picture', async () => {
    const hiding = Buffer.concat([await examplePicture(), Buffer.from(page)]);
    const { bytes } = await readUpload(hiding);
    expect(hiding.includes(page)).toBe(true);
    expect(bytes.includes(page)).toBe(false);
  });

  it('loses what the camera noted, and is turned the right way up', async () => {
    const photo = await sharp(await examplePicture('jpeg'))
      .withExif({ IFD0: { Artist: 'Edith Example', Copyright: page } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes('Edith Example')).toBe(true);
    const { bytes } = await readUpload(photo);
    const after = await sharp(bytes).metadata();
    expect(after.exif).toBeUndefined();
    expect(bytes.includes('Edith Example')).toBe(false);
    expect([after.width, after.height]).toEqual([before.height, before.width]);
  });

  it.each([
    ['is empty', async () => Buffer.alloc(0)],
    ['is a picture that breaks off', async () => (await examplePicture()).subarray(0, 60)],
    [
      'is a picture by its first bytes alone',
      async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ],
    ['is a PDF that breaks off', async () => examplePdf().subarray(0, -10)],
  ])('is refused with a sentence if it %s', async (_, file) => {
    const refusal = (await readUpload(await file()).catch((error: unknown) => error)) as Error;
    expect(refusal).toMatchObject({ name: 'PublicError' });
    expect(refusal.message).toMatch(/Please .+\.$/);
  });

  it('is refused before it is unpacked if it has too many pixels', async () => {
    const background = 'white';
    const large = await sharp({ create: { width: 8000, height: 5001, channels: 3, background } })
      .png()
      .toBuffer();
    await expect(readUpload(large)).rejects.toThrow('8000 × 5001 pixels');
  });
});
