import { EventEmitter } from 'node:events';
import type { Payload } from 'payload';
import { onChange, type Change } from '#collections/change-feed.ts';
import { createCoalescedRuns } from '#collections/coalesced-runs.ts';
import type { Product } from '#contract/schemas/product.ts';
import { createAlarm, systemClock, type Clock } from '../runtime/alarm.ts';
import { every, within } from '../runtime/every.ts';
import type { Catalogue } from './build-catalogue.ts';
import type { PastPrice } from './build-product.ts';
import { createChangeLog, type LoggedChange } from './change-log.ts';
import { createChangeSet } from './change-set.ts';
import { findDifferences } from './compare.ts';
import { partsOwnedBy } from './owner-index.ts';
import { productsAsOf } from './products-as-of.ts';
import { readAll, readChanges, type Reading } from './read-documents.ts';
import { watchReachability, type DatabaseState } from './reachability.ts';
import type { Skipped } from './skipped.ts';
import { advance, emptySnapshot, type Snapshot } from './snapshot.ts';
import { isSource, readByAnswers, sources, type Parts, type Source } from './sources.ts';

export type CatalogueStatus = {
  database: DatabaseState;
  version: number;
  /** When this version was built. */
  loadedAt: Date;
  /** Documents left out, or shown in their last good form. */
  skipped: readonly Skipped[];
};

export type CatalogueService = {
  /** The current catalogue; never waits and never throws. */
  current: () => Catalogue;
  /**
   * The products as they were known at the end of a day in London (`2025-08-31`), read from the log.
   * @throws BadRequest if nothing had been observed by then, or the day has not begun.
   */
  productsAsOf: (day: string) => Promise<Product[]>;
  /** What has been recorded of a product in the window for price changes, and the last before it, in no order. */
  pastPricesOf: (product: string) => readonly PastPrice[];
  /** Grows by one whenever the catalogue changes, or what else answers are read from. */
  version: () => number;
  /** Calls a listener whenever the version has grown. */
  onNewVersion: (listener: () => void) => void;
  status: () => CatalogueStatus;
  /** Compares everything with the database, reloads what differs and logs it. */
  compare: () => Promise<void>;
  /** Stops listening and looking for changes. */
  stop: () => Promise<void>;
};

/** How often a process polls for changes by other processes; to read and build them leaves 150 ms of a second. */
const pollMilliseconds = 850;
/** How often everything is compared with the database, as a safety net against missed changes. */
const compareMilliseconds = 10 * 60 * 1000;
/** How long stopping waits for a running update. */
const stopMilliseconds = 5000;

const services = new WeakMap<Payload, CatalogueService>();

/** The catalogue of this process, if it has one. */
export function catalogueOf(payload: Payload): CatalogueService | undefined {
  return services.get(payload);
}

/**
 * Loads the catalogue and keeps it current: at once for this process's own changes, through the change log for other
 * processes' changes, and by an alarm for what time alone changes.
 *
 * Updates run one at a time: read what has changed, build what depends on it, then swap the snapshot. Until then, and
 * if any step fails, the old snapshot serves.
 */
export async function startCatalogue(
  payload: Payload,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<CatalogueService> {
  const { logger } = payload;
  const log = createChangeLog(payload);
  const database = watchReachability(clock.now);
  const unread = createChangeSet();
  const unshared = createChangeSet();
  // A process that was killed right after a commit has told nobody of it.
  let ofProcessBefore: LoggedChange[] = [...sources, ...readByAnswers].map((collection) => ({
    collection,
    ids: null,
  }));
  const runs = createCoalescedRuns();
  const events = new EventEmitter<{ version: [] }>();
  let hasClockJumped = false;
  let isStopped = false;
  let version = 0;
  let loadedAt = clock.now();
  let snapshot = await emptySnapshot(clock.now());

  // Taken before the full read, so that changes made meanwhile are read again.
  let logRead = await log.end();
  const alarm = createAlarm(clock, {
    onTime: () => void attempt(update),
    onJump: () => {
      hasClockJumped = true;
      void attempt(update);
    },
  });
  await runs('update', load);
  await attempt(shareChanges);

  const stopListening = onChange(payload, async (change) => {
    unread.add([change]);
    unshared.add([change]);
    await attempt(update);
    await attempt(shareChanges);
  });
  const stopPolling = every(pollMilliseconds, poll, {
    name: 'Polling for catalogue changes',
    logger,
  });
  const stopComparing = every(compareMilliseconds, compare, {
    name: 'Comparing the catalogue with the database',
    logger,
    firstAfter: compareMilliseconds,
  });

  const service: CatalogueService = {
    current: () => snapshot.catalogue,
    productsAsOf: (day) => productsAsOf(payload, day, { snapshot, now: clock.now() }),
    pastPricesOf: (product) => partsOwnedBy(product, 'observations', snapshot),
    version: () => version,
    onNewVersion: (listener) => void events.on('version', listener),
    status: () => ({
      database: database.state(),
      version,
      loadedAt,
      skipped: snapshot.skipped,
    }),
    compare,
    stop: async () => {
      isStopped = true;
      stopListening();
      alarm.stop();
      await Promise.all([stopPolling(), stopComparing()]);
      await within(
        stopMilliseconds,
        runs('update', async () => {}),
      );
    },
  };
  services.set(payload, service);
  return service;

  async function load(): Promise<void> {
    const everything: Reading[] = [];
    for await (const { source, found } of readAll(payload, snapshot.moment))
      everything.push({ source, ids: [], found });
    await replaceWith(everything);
  }

  /**
   * Resolves once all known changes have been read and built; if that fails, rejects and leaves them to the next
   * update.
   */
  function update(): Promise<void> {
    return runs('update', async () => {
      if (isStopped) return;
      const changes = unread.take();
      try {
        await replaceWith(await read(changes), {
          areAnswersOld: changes.some(({ collection }) => readByAnswers.includes(collection)),
        });
      } catch (error) {
        unread.add(changes);
        // Midnight and offers' times still pass while the database is away.
        await replaceWith([]);
        throw error;
      }
    });
  }

  async function read(changes: readonly Change[]): Promise<Reading[]> {
    // A database that is not asked has not answered.
    if (!changes.some(({ collection }) => isSource(collection))) return [];
    const { ownerIndex, moment } = snapshot;
    const known = {
      pricesOf: ownerIndex.observations,
      priceWindowStart: moment.priceWindowStart,
    };
    return database.query(() => readChanges(payload, changes, known));
  }

  async function replaceWith(
    readings: readonly Reading[],
    { areAnswersOld = false } = {},
  ): Promise<void> {
    const jumped = hasClockJumped;
    hasClockJumped = false;
    try {
      const next = await advance(snapshot, readings, {
        now: clock.now(),
        hasClockJumped: jumped,
      });
      swap(next, { areAnswersOld });
    } catch (error) {
      hasClockJumped ||= jumped;
      throw error;
    }
  }

  function swap(next: Snapshot, { areAnswersOld }: { areAnswersOld: boolean }): void {
    const known = new Set(snapshot.skipped.map(describeSkipped));
    for (const skipped of next.skipped)
      if (!known.has(describeSkipped(skipped)))
        logger.error(skipped, 'A document cannot be shown as it is stored');
    const isNew = areAnswersOld || next.catalogue !== snapshot.catalogue;
    snapshot = next;
    alarm.set(next.changesAt);
    if (!isNew) return;
    version += 1;
    loadedAt = next.moment.now;
    events.emit('version');
  }

  function shareChanges(): Promise<void> {
    return runs('share', async () => {
      if (unshared.isEmpty && ofProcessBefore.length === 0) return;
      const changes = unshared.take();
      try {
        await database.query(() => log.append([...ofProcessBefore, ...changes]));
        ofProcessBefore = [];
      } catch (error) {
        unshared.add(changes);
        throw error;
      }
    });
  }

  function poll(): Promise<void> {
    return runs('poll', lookForChanges);
  }

  async function lookForChanges(): Promise<void> {
    await shareChanges();
    const news = await database.query(() => log.since(logRead));
    const end = news?.end ?? (await database.query(log.end));
    unread.add(news ? await resolve(news.changes) : await differences());
    if (!unread.isEmpty) await update();
    logRead = end;
  }

  /** The documents that others have changed; where the log names only the collection, those that differ. */
  async function resolve(changes: readonly LoggedChange[]): Promise<Change[]> {
    const unspecific = changes.flatMap(({ collection, ids }) => (ids ? [] : [collection]));
    const differing =
      unspecific.length > 0
        ? await differences(sources.filter((slug) => unspecific.includes(slug)))
        : [];
    return [
      ...changes.flatMap(({ collection, ids }) =>
        ids || !isSource(collection) ? [{ collection, ids: ids ?? [] }] : [],
      ),
      ...differing,
    ];
  }

  function differences(only: readonly Source[] = sources): Promise<Change[]> {
    return database.query(() => findDifferences(payload, () => snapshot, only));
  }

  async function compare(): Promise<void> {
    const found = await differences();
    // Changes that the log has announced meanwhile were not missed.
    await poll();
    const { parts } = snapshot;
    unread.add(found);
    await update();
    const missed = found.flatMap(({ collection, ids }) =>
      ids
        .filter((id) => partOf(parts, collection, id) !== partOf(snapshot.parts, collection, id))
        .map((id) => `${collection} ${id}`),
    );
    if (missed.length > 0)
      logger.warn(
        { missed },
        'The catalogue had missed changes in the database and has now loaded them',
      );
  }

  /** A failed task is retried by the next poll, which logs its own failures. */
  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      logger.warn(
        { err: error },
        'The catalogue could not be updated at once; the next poll tries again.',
      );
    }
  }
}

function partOf(parts: Parts, collection: string, id: string): unknown {
  return isSource(collection) ? parts[collection].get(id) : undefined;
}

function describeSkipped({ collection, id, reason }: Skipped): string {
  return `${collection} ${id} ${reason}`;
}
