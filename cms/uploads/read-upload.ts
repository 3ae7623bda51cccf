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
/** The widest size of an article's picture is half of it, in pixels. */
const maxSide = 3200;
/** In pixels: twice what is shown, for sharp screens. */
const thumbnailSize = { width: 384, height: 256, position: 'top' } as const;

const pictureKinds = 'PNG, JPEG, WebP or AVIF';
const chooseAnother = 'Please choose another one.';

/** Each takes up to 200 MB of memory. */
const oneAtATime = pLimit(1);

/**
 * Judges a file by what is in it, whatever it is called. Pictures are decoded and written anew, turned the right way up:
 * what a camera noted (EXIF) and whatever stands behind the picture do not survive that. A PDF stays as it is.
 * @throws UnsupportedMediaType if its kind is not accepted
 * @throws BadRequest if it is empty, broken or has too many pixels
 */
export async function readUpload(given: Uint8Array): Promise<Upload> {
  const mediaType = await typeOf(given);
  const { bytes, thumbnail } =
    mediaType === 'application/pdf'
      ? { bytes: checkedPdf(given), thumbnail: null }
      : await oneAtATime(() => writeAnew(given, mediaType));
  return { bytes, mediaType, sha256: createHash('sha256').update(bytes).digest('hex'), thumbnail };
}

/**
 * Judges a picture likewise, for being shown in articles: at most {@link maxSide} pixels wide and high, as a JPEG, or as a
 * PNG where it came as one or is transparent.
 * @throws UnsupportedMediaType if it is not a picture
 * @throws BadRequest if it is empty, broken or has too many pixels
 */
export async function readPicture(
  given: Uint8Array,
): Promise<{ bytes: Buffer; extension: 'jpg' | 'png' }> {
  const mime = await mimeOf(given);
  if (!isPicture(mime))
    throw new UnsupportedMediaType(
      `This file is not a picture (${pictureKinds}). ${chooseAnother}`,
    );
  return oneAtATime(async () => {
    const { picture, hasAlpha } = await decode(given);
    const isPng = mime === 'image/png' || (hasAlpha && mime !== 'image/jpeg');
    const within = picture.resize({
      width: maxSide,
      height: maxSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const bytes = await encode(within, isPng ? 'image/png' : 'image/jpeg');
    return { bytes, extension: isPng ? 'png' : 'jpg' };
  });
}

async function typeOf(bytes: Uint8Array): Promise<UploadType> {
  const mime = await mimeOf(bytes);
  if (mime === 'application/pdf' || isPicture(mime)) return mime;
  throw new UnsupportedMediaType(
    `This file is neither a picture (${pictureKinds}) nor a PDF. ${chooseAnother}`,
  );
}

async function mimeOf(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length === 0) throw new BadRequest(`The file is empty. ${chooseAnother}`);
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
}

function isPicture(mime: string | undefined): mime is keyof typeof encoders {
  return mime !== undefined && mime in encoders;
}

async function writeAnew(given: Uint8Array, mediaType: keyof typeof encoders) {
  const { picture } = await decode(given);
  const bytes = await encode(picture, mediaType);
  const thumbnail = await sharp(bytes).resize(thumbnailSize).webp({ quality: 75 }).toBuffer();
  return { bytes, thumbnail };
}

/** A picture turned the right way up, of which nothing has been unpacked yet. */
async function decode(given: Uint8Array): Promise<{ picture: Sharp; hasAlpha: boolean }> {
  const { width, height, hasAlpha } = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  if (width * height > maxPixels) {
    throw new BadRequest(
      `This picture has ${width} × ${height} pixels, and at most ${maxPixels / 1_000_000} million are taken. Please make it smaller.`,
    );
  }
  const picture = sharp(given, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  return { picture, hasAlpha };
}

function encode(picture: Sharp, mediaType: keyof typeof encoders): Promise<Buffer> {
  return encoders[mediaType](picture)
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(refuseBroken);
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
