import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { pictureFiles, type PictureFile, type PictureType } from '#contract/rules/picture.ts';
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
  for (const wanted of pictureFiles(name, width)) await writePictureFile(bytes, folder, wanted);
}

/**
 * Writes the file of a size that is missing: the process may have died between storing a picture and writing its sizes.
 * Returns whether the file is there now, which it is not if the picture has no such size or is gone itself.
 */
export async function completePicture(folder: string, file: string): Promise<boolean> {
  const name = file.slice(0, file.lastIndexOf('-'));
  const original = ['jpg', 'png']
    .map((extension) => path.join(folder, `${name}.${extension}`))
    .find((each) => existsSync(each));
  if (original === undefined) return false;
  const { width } = await sharp(original).metadata();
  const wanted = pictureFiles(name, width).find((each) => each.file === file);
  if (!wanted) return false;
  await writePictureFile(original, folder, wanted);
  return true;
}

/** Whoever else has asked for the same file waits for it. */
async function writePictureFile(
  picture: Uint8Array | string,
  folder: string,
  { file, type, width }: PictureFile,
): Promise<void> {
  const target = path.join(folder, file);
  await oneAtATime(async () => {
    if (existsSync(target)) return;
    await writeFileWhole(target, await encoders[type](sharp(picture).resize({ width })).toBuffer());
  });
}

/** Removes what {@link writePictureFiles} has written. */
export async function removePictureFiles({ folder, name, width }: KeptPicture): Promise<void> {
  for (const { file } of pictureFiles(name, width))
    await rm(path.join(folder, file), { force: true });
}
