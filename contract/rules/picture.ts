/** The formats in which browsers get a picture, the smaller one first. */
export const pictureTypes = ['avif', 'webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The largest file that is taken as a picture. */
export const maxPictureBytes = 10 * 1024 * 1024;

const widths = [400, 800, 1200, 1600] as const;
const widest = 1600;

/** The widths in pixels in which a picture is kept, the smallest first: it is never enlarged. */
function pictureWidths(width: number): number[] {
  return [...widths.filter((each) => each < Math.min(width, widest)), Math.min(width, widest)];
}

/** A file of a picture, by its name on disk and in its address, `{name}-800.avif`, and its width in pixels. */
export type PictureFile = { file: string; type: PictureType; width: number };

/** The files in which a picture of this width is kept. */
export function pictureFiles(name: string, width: number): PictureFile[] {
  return pictureTypes.flatMap((type) =>
    pictureWidths(width).map((each) => ({ file: `${name}-${each}.${type}`, type, width: each })),
  );
}

/** Where visitors find a file of a picture. */
export function picturePath(file: string): string {
  return `/media/${file}`;
}

type File = { url: string; type: PictureType; width: number };

/** The files of a picture in one format, as the `srcset` of an element. */
export function srcsetOf(files: readonly File[], type: PictureType): string {
  return files
    .filter((file) => file.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

/** The address for a browser that knows neither AVIF nor sizes. */
export function plainSource(files: readonly File[]): string {
  return files.findLast(({ type }) => type === 'webp')?.url ?? '';
}
