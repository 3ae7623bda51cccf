import type { Response } from 'express';

type File = {
  folder: string;
  name: string;
  mediaType: string;
  /** Its content never changes, and everybody may keep it. */
  isPublic: boolean;
};

/**
 * Sends a file that people have uploaded, so that no browser takes it for a page of this site: pictures are shown, and
 * everything else is for saving.
 * @throws Error with a status of 404 if there is no such file.
 */
export function sendUpload(res: Response, { folder, name, mediaType, isPublic }: File) {
  const headers = {
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    // A picture that is opened by itself stands in a document of the browser’s own, with styles.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
    // It shows other people’s pages: no business of search engines.
    'X-Robots-Tag': 'noindex',
    ...(!mediaType.startsWith('image/') && {
      'Content-Disposition': `attachment; filename="${name}"`,
    }),
  };
  return new Promise<void>((resolve, reject) => {
    const options = { root: folder, headers, cacheControl: false };
    res.sendFile(name, options, (error: Error | undefined) => {
      // Whoever hangs up early misses the rest.
      if (error && !res.headersSent) reject(error);
      else resolve();
    });
  });
}
