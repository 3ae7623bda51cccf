import type { Examples } from '../examples/examples.ts';
import { Picture } from './picture.tsx';

export const examples: Examples = {
  'cropped to its focal point': (
    <Picture
      picture={{
        alt: 'The mark of the site',
        width: 64,
        height: 64,
        focalPoint: { x: 50, y: 100 },
        files: [{ url: '/favicon.svg', type: 'webp', width: 64 }],
      }}
      sizes="8rem"
      className="aspect-[2/1] w-32"
    />
  ),
};
