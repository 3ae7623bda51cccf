import sharp from 'sharp';
import { mark, maskableMark } from './mark.ts';

type Icon = {
  path: string;
  /** Pixels, of a square. */
  size: number;
  svg: string;
  /** What the manifest offers it for; left out there without one. */
  purpose?: 'any' | 'maskable';
};

/** The mark as the pictures that systems ask for. */
export const icons: readonly Icon[] = [
  { path: '/icons/192.png', size: 192, svg: mark, purpose: 'any' },
  { path: '/icons/512.png', size: 512, svg: mark, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, svg: maskableMark, purpose: 'maskable' },
  // What browsers ask for when a page names no icon.
  { path: '/favicon.ico', size: 32, svg: mark },
  { path: '/apple-touch-icon.png', size: 180, svg: maskableMark },
];

/** An icon as PNG. */
export function renderIcon({ size, svg }: Icon): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
}
