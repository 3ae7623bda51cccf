import type { LivePreviewConfig } from 'payload';

/**
 * The real page beside the form, at the widths that it is designed for. The page shows what it is sent, so that any
 * address of its kind will do, of a page that nobody has published too.
 */
export function livePreview(url: LivePreviewConfig['url']): LivePreviewConfig {
  return {
    url,
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 375, height: 812 },
      { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
      { name: 'desktop', label: 'Desktop', width: 1280, height: 900 },
    ],
  };
}
