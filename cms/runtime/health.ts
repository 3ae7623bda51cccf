import type { RequestHandler } from 'express';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/** The process lives. */
export const healthz: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'alive' });
};

/**
 * The process can serve visitors. It can as long as it has a catalogue, so it stays ready while the database is away,
 * but says so.
 */
export function readyz(catalogue: Pick<CatalogueService, 'status'>): RequestHandler {
  return (_req, res) => {
    const { isDatabaseReachable, loadedAt } = catalogue.status();
    res.set('Cache-Control', 'no-store').json({
      status: isDatabaseReachable ? 'ready' : 'degraded',
      database: isDatabaseReachable ? 'reachable' : 'unreachable',
      catalogue: {
        loadedAt: loadedAt.toISOString(),
        ageSeconds: Math.round((Date.now() - loadedAt.getTime()) / 1000),
      },
    });
  };
}
