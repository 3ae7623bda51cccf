/** The size of every share image, in pixels: what link previews show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the picture for link previews of a page is: `/compare` → `/share/compare.png`. */
export function shareImagePath(pagePath: string): string {
  return `/share${pagePath === '/' ? '/home' : pagePath}.png`;
}
