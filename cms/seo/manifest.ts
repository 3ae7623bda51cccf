import type { SiteSettings } from '#contract/schemas/site.ts';
import { colours } from './colours.ts';
import { icons } from './icons.ts';

/** The web app manifest, used when somebody adds the site to their home screen. */
export function manifest({ siteName }: Pick<SiteSettings, 'siteName'>): object {
  return {
    name: siteName,
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons
        .filter(({ purpose }) => purpose !== undefined)
        .map(({ path, size, purpose }) => ({
          src: path,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
  };
}
