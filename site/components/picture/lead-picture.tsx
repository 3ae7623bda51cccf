import type { Picture as PictureData } from '#contract/schemas/picture.ts';
import { Picture } from './picture.tsx';

/** The picture at the top of an article; nothing where there is none. */
export function LeadPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 64rem) 41.5rem, 100vw"
      className="aspect-[2/1] w-full max-w-[41.5rem] rounded-base"
    />
  );
}
