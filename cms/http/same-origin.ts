import type { RequestHandler } from 'express';
import { Forbidden } from '../runtime/errors.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** A link from an email proves what it may do, and mail programs post to it from wherever they are (RFC 8058). */
const linksFromEmails = /^\/(?:subscription\/|price-alerts\/end$)/;

/**
 * Refuses changes that a browser sends from a page of another site. Programs, which name no origin, may go on: they
 * have no visitor's cookies to misuse.
 */
export function sameOrigin(origins: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    const mayComeFromAnywhere = reads.includes(req.method) || linksFromEmails.test(req.path);
    if (!mayComeFromAnywhere && isForeign(req.get('Origin'), req.get('Sec-Fetch-Site'))) {
      throw new Forbidden(
        `This was sent from a page of another site. Please open ${origins[0]} and try again.`,
      );
    }
    next();
  };

  /** A page that tells nobody its address has the origin `null`: there the browser's own word counts. */
  function isForeign(origin: string | undefined, site: string | undefined): boolean {
    if (site === 'cross-site' || site === 'same-site') return true;
    if (origin === undefined || origins.includes(origin)) return false;
    return origin !== 'null' || site === undefined;
  }
}
