import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { createCoalescedRuns } from '#collections/coalesced-runs.ts';
import { onChange } from '#collections/change-feed.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { nextDiscountTurn } from './build-discounts.ts';
import { isSource, loadDocuments, sources, type Documents } from './documents.ts';

export type CatalogueService = {
  /** The catalogue as it stands now; it never waits for the database. */
  current: () => Catalogue;
  /** Grows by one whenever the catalogue is another. */
  version: () => number;
  status: () => { isDatabaseReachable: boolean; loadedAt: Date };
  /** Reads everything afresh. */
  reload: () => Promise<void>;
  /** Stops listening and looking for changes. */
  stop: () => Promise<void>;
};

/** How often a process looks whether another one has changed something. */
const pollMilliseconds = 1000;
/** A safety net: everything is read afresh this often, should word of a change be lost. */
const reloadMilliseconds = 10 * 60 * 1000;

/** Loads the catalogue and keeps it current: at once for changes of this process, by polling for those of others. */
export async function startCatalogue(payload: Payload): Promise<CatalogueService> {
  let documents = (await loadDocuments(payload, sources)) as Documents;
  let knownVersion = (await readVersion(payload)) ?? (await storeFirstVersion(payload));
  let catalogue: Catalogue;
  let version = 0;
  let loadedAt: Date;
  let rebuildAt: number;
  let isDatabaseReachable = true;
  const changed = new Set<keyof Documents>();
  let hasOwnChange = false;
  const loads = createCoalescedRuns();
  let isStopped = false;
  rebuild();

  const stopListening = onChange(payload, async (slug) => {
    if (!isSource(slug)) return;
    hasOwnChange = true;
    await attempt(() => load([slug]));
  });
  const reloadTimer = setInterval(() => void attempt(() => load(sources)), reloadMilliseconds);
  let polling = attempt(poll);
  const pollTimer = setInterval(
    () => void (polling = polling.then(() => attempt(poll))),
    pollMilliseconds,
  );
  for (const timer of [reloadTimer, pollTimer]) timer.unref();

  return {
    current: () => {
      if (Date.now() >= rebuildAt) rebuild();
      return catalogue;
    },
    version: () => {
      if (Date.now() >= rebuildAt) rebuild();
      return version;
    },
    status: () => ({ isDatabaseReachable, loadedAt }),
    reload: () => load(sources),
    stop: async () => {
      isStopped = true;
      stopListening();
      clearInterval(reloadTimer);
      clearInterval(pollTimer);
      await polling;
      await loads('catalogue', async () => {});
    },
  };

  /** Swaps the whole catalogue for one of the documents at hand, good until time alone changes it. */
  function rebuild(): void {
    const now = new Date();
    catalogue = buildCatalogue(documents, now);
    version += 1;
    loadedAt = now;
    const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
    rebuildAt = Math.min(
      midnight,
      nextDiscountTurn(documents.discounts, now)?.getTime() ?? Infinity,
    );
  }

  /** Resolves once the slugs have been read by a query that began after this call. */
  function load(slugs: readonly (keyof Documents)[]): Promise<void> {
    for (const slug of slugs) changed.add(slug);
    return loads('catalogue', loadChanged);
  }

  async function loadChanged(): Promise<void> {
    if (changed.size === 0 || isStopped) return;
    const slugs = [...changed];
    changed.clear();
    try {
      documents = { ...documents, ...(await loadDocuments(payload, slugs)) };
    } catch (error) {
      for (const slug of slugs) changed.add(slug);
      throw error;
    }
    rebuild();
    if (!hasOwnChange) return;
    knownVersion = await storeNewVersion(payload);
    hasOwnChange = false;
  }

  async function poll(): Promise<void> {
    if (isStopped) return;
    const storedVersion = await readVersion(payload);
    if (storedVersion === knownVersion && isDatabaseReachable) return;
    knownVersion = storedVersion ?? knownVersion;
    await load(sources);
  }

  /** The last good catalogue goes on serving while the database is away. */
  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      if (!isDatabaseReachable) payload.logger.info('The database answers again.');
      isDatabaseReachable = true;
    } catch (error) {
      if (isDatabaseReachable) {
        payload.logger.error(
          error,
          'The database does not answer; the catalogue as last read goes on serving.',
        );
      }
      isDatabaseReachable = false;
    }
  }
}

async function readVersion(payload: Payload): Promise<string | undefined> {
  const { version } = await payload.findGlobal({ slug: 'catalogue-version', overrideAccess: true });
  return version;
}

async function storeFirstVersion(payload: Payload): Promise<string> {
  const version = randomUUID();
  await payload.updateGlobal({
    slug: 'catalogue-version',
    data: { version },
    overrideAccess: true,
  });
  return version;
}

/** Outside any transaction, so that processes that store one at the same moment do not refuse each other. */
async function storeNewVersion({ db }: Payload): Promise<string> {
  const version = randomUUID();
  await db.updateGlobal({ slug: 'catalogue-version', data: { version }, req: {} });
  return version;
}
