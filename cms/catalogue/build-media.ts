import path from 'node:path';
import type { Media } from '#collections/payload-types.ts';
import { pictureFiles, picturePath } from '#contract/rules/picture.ts';
import { pictureSchema, type Picture } from '#contract/schemas/picture.ts';

/**
 * A picture as pages show it.
 * @throws if it cannot be shown.
 */
export function mediaPart({ alt, filename, width, height, focalX, focalY }: Media): Picture {
  const files = pictureFiles(path.parse(filename ?? '').name, width ?? 0);
  const shownWidth = files.at(-1)?.width ?? 0;
  return pictureSchema.parse({
    alt,
    width: shownWidth,
    height: Math.max(1, Math.round((shownWidth * (height ?? 0)) / (width ?? 1))),
    focalPoint: { x: focalX ?? 50, y: focalY ?? 50 },
    files: files.map(({ file, ...kept }) => ({ url: picturePath(file), ...kept })),
  });
}
