import sharp from 'sharp';
import { mark, maskableMark } from './mark.ts';

type Icon = {
  path: string;
  /** The side length in pixels. */
  size: number;
  svg: string;
  /** Its purpose in the manifest; an icon without one is not listed there. */
  purpose?: 'any' | 'maskable';
};

/** The mark in the sizes and formats that browsers and systems ask for. */
export const icons: readonly Icon[] = [
  { path: '/icons/192.png', size: 192, svg: mark, purpose: 'any' },
  { path: '/icons/512.png', size: 512, svg: mark, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, svg: maskableMark, purpose: 'maskable' },
  // Browsers ask for this when a page names no icon.
  { path: '/favicon.ico', size: 32, svg: mark },
  { path: '/apple-touch-icon.png', size: 180, svg: maskableMark },
];

/** An icon as PNG. */
export function renderIcon({ size, svg }: Icon): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
}
