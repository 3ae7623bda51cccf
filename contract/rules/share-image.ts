/** The size of every share image, in pixels: what link previews show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Where the picture for link previews of a page is, by the page's canonical path:
 * `/compare` → `/share/compare.png`, `/medications?filter=wegovy` → `/share/medications/wegovy.png`.
 */
export function shareImagePath(pagePath: string): string {
  const [path = '/', query] = pagePath.split('?');
  const values = [...new URLSearchParams(query).values()].map(encodeURIComponent);
  return `/share${[path === '/' ? '/home' : path, ...values].join('/')}.png`;
}
