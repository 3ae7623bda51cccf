import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { BadRequest, UnsupportedMediaType } from '../runtime/errors.ts';

/** A file that people have sent, as it may be stored. */
export type Upload = {
  bytes: Buffer;
  mediaType: UploadType;
  /** Of `bytes`, in lower-case hexadecimal digits. */
  sha256: string;
  /** The top of a picture as WebP, for lists; null for a PDF. */
  thumbnail: Buffer | null;
};

export type UploadType = keyof typeof encoders | 'application/pdf';

/** A picture is written anew in the format in which it came; the formats that lose something lose very little. */
const encoders = {
  'image/png': (picture: Sharp) => picture.png(),
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 90 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90 }),
  // The format is slow to write: more effort would save a fifth of the bytes.
  'image/avif': (picture: Sharp) => picture.avif({ quality: 70, effort: 2 }),
} as const;

/** A long page on a large screen has half of it; more would fill memory when it is unpacked. */
const maxPixels = 40_000_000;
const maxSeconds = 30;
/** In pixels: twice what is shown, for sharp screens. */
const thumbnailSize = { width: 384, height: 256, position: 'top' } as const;

/** Each takes up to 200 MB of memory. */
const oneAtATime = pLimit(1);

/**
 * Judges a file by what is in it, whatever it is called. Pictures are decoded and written anew, turned the right way up:
 * what a camera noted (EXIF) and whatever stands behind the picture do not survive that. A PDF stays as it is.
 * @throws UnsupportedMediaType if it is of no kind that is taken
 * @throws BadRequest if it is empty, broken or has too many pixels
 */
export async function readUpload(given: Uint8Array): Promise<Upload> {
  if (given.length === 0) throw new BadRequest('The file is empty. Please choose another one.');
  const mediaType = await typeOf(given);
  const { bytes, thumbnail } =
    mediaType === 'application/pdf'
      ? { bytes: checkedPdf(given), thumbnail: null }
      : await oneAtATime(() => writeAnew(given, mediaType));
  return { bytes, mediaType, sha256: createHash('sha256').update(bytes).digest('hex'), thumbnail };
}

async function typeOf(bytes: Uint8Array): Promise<UploadType> {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mime === 'application/pdf' || isPicture(mime)) return mime;
  throw new UnsupportedMediaType(
    'This file is no picture (PNG, JPEG, WebP or AVIF) and no PDF. Please choose another one.',
  );
}

function isPicture(mime: string | undefined): mime is keyof typeof encoders {
  return mime !== undefined && mime in encoders;
}

async function writeAnew(given: Uint8Array, mediaType: keyof typeof encoders) {
  const { width, height } = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  if (width * height > maxPixels) {
    throw new BadRequest(
      `This picture has ${width} × ${height} pixels, and at most ${maxPixels / 1_000_000} million are taken. Please make it smaller.`,
    );
  }
  const picture = sharp(given, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const bytes = await encoders[mediaType](picture)
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(refuseBroken);
  const thumbnail = await sharp(bytes).resize(thumbnailSize).webp({ quality: 75 }).toBuffer();
  return { bytes, thumbnail };
}

/** Readers look for the end of a PDF in its last kilobyte. */
function checkedPdf(bytes: Uint8Array): Buffer {
  const pdf = Buffer.from(bytes);
  const hasEnd = pdf.subarray(-1024).includes('%%EOF');
  return pdf.subarray(0, 5).toString('latin1') === '%PDF-' && hasEnd ? pdf : refuseBroken();
}

function refuseBroken(): never {
  throw new BadRequest(
    'This file is broken or not whole. Please save it again, and try once more.',
  );
}
