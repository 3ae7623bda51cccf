import { addressPart } from './address-part.ts';

/** The size of every share image in pixels, which link previews show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The path of a page's share image, from the page's canonical path: `/compare` → `/share/compare.png`,
 * `/medications?filter=wegovy` → `/share/medications/wegovy.png`.
 */
export function shareImagePath(pagePath: string): string {
  const [path = '/', query] = pagePath.split('?');
  const values = [...new URLSearchParams(query).values()].map(addressPart);
  return `/share${[path === '/' ? '/home' : path, ...values].join('/')}.png`;
}
