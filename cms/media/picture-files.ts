import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { pictureFiles, type PictureType } from '#contract/rules/picture.ts';
import { writeFileWhole } from '../uploads/write-file.ts';

/** A picture as it is kept: the name that its files share, and its width in pixels. */
export type KeptPicture = { folder: string; name: string; width: number };

/** AVIF is slow to write: more effort would save a tenth of the bytes. */
const encoders: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/** Each takes as much memory as the whole picture. */
const oneAtATime = pLimit(1);

/** Writes a picture in all the sizes and formats that visitors get. */
export async function writePictureFiles(
  bytes: Uint8Array,
  { folder, name, width }: KeptPicture,
): Promise<void> {
  for (const { file, width: narrower, type } of pictureFiles(name, width)) {
    const encoded = await oneAtATime(() =>
      encoders[type](sharp(bytes).resize({ width: narrower })).toBuffer(),
    );
    await writeFileWhole(path.join(folder, file), encoded);
  }
}

/** Removes what {@link writePictureFiles} has written. */
export async function removePictureFiles({ folder, name, width }: KeptPicture): Promise<void> {
  for (const { file } of pictureFiles(name, width))
    await rm(path.join(folder, file), { force: true });
}
