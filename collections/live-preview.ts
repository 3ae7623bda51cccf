import type { LivePreviewConfig } from 'payload';

/**
 * The real page beside the form, at the widths it is designed for. The page shows the data it is sent, so any URL of
 * its kind works, even for a document that is not published.
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
