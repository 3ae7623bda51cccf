import { plainSource, srcsetOf } from '#contract/rules/picture.ts';
import type { Picture as PictureData } from '#contract/schemas/picture.ts';

type Props = {
  picture: PictureData;
  /** How wide it is shown, as in `(min-width: 48rem) 41.5rem, 100vw`: browsers choose a file by it. */
  sizes: string;
  /** Sizes and crops it; what stays in view then is the editor’s choice. */
  className: string;
};

/** A picture that editors have uploaded, near the top of a page: it takes its room before it has come. */
export function Picture({
  picture: { alt, width, height, focalPoint, files },
  sizes,
  className,
}: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcsetOf(files, 'avif')} sizes={sizes} />
      <img
        src={plainSource(files)}
        srcSet={srcsetOf(files, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={`object-cover ${className}`}
        style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      />
    </picture>
  );
}
