import type { RequestHandler } from 'express';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/** The process lives. */
export const healthz: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'alive' });
};

/**
 * The process can serve visitors. It can as long as it has a catalogue, so it stays ready while the database is away
 * or documents are left out, but says so.
 */
export function readyz(catalogue: Pick<CatalogueService, 'status'>): RequestHandler {
  return (_req, res) => {
    const { database, version, loadedAt, skipped } = catalogue.status();
    res.set('Cache-Control', 'no-store').json({
      status: database.reachable && skipped.length === 0 ? 'ready' : 'degraded',
      database,
      catalogue: { version, loadedAt, skipped },
    });
  };
}
