import type { RequestHandler } from 'express';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { Heartbeat } from '../system/heartbeat.ts';

/** The process lives. */
export const healthz: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'alive' });
};

type Watched = {
  catalogue: Pick<CatalogueService, 'status'>;
  heartbeat: Pick<Heartbeat, 'isWritable'>;
  /** Whether the process has been told to stop. */
  isStopping: () => boolean;
};

/**
 * The process can serve visitors. It can as long as it has a catalogue, so it stays ready while the database is away or
 * takes no writes, or documents are left out, but says so. Once it is to stop, nobody should send it more: 503.
 */
export function readyz({ catalogue, heartbeat, isStopping }: Watched): RequestHandler {
  return (_req, res) => {
    const { database, version, loadedAt, skipped } = catalogue.status();
    const writable = database.reachable && heartbeat.isWritable();
    const isHealthy = writable && skipped.length === 0;
    res
      .status(isStopping() ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({
        status: isStopping() ? 'stopping' : isHealthy ? 'ready' : 'degraded',
        database: { ...database, writable },
        catalogue: { version, loadedAt, skipped },
      });
  };
}
