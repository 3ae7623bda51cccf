import type { Payload } from 'payload';
import { onChange, type Change } from '#collections/change-feed.ts';
import { createCoalescedRuns } from '#collections/coalesced-runs.ts';
import type { Product } from '#contract/schemas/product.ts';
import { createAlarm, systemClock, type Clock } from '../runtime/alarm.ts';
import { every, within } from '../runtime/every.ts';
import type { Catalogue } from './build-catalogue.ts';
import { createChangeLog, type LoggedChange } from './change-log.ts';
import { createChangeSet } from './change-set.ts';
import { findDifferences } from './compare.ts';
import { productsAsOf } from './products-as-of.ts';
import { readAll, readChanges, type Reading } from './read-documents.ts';
import { watchReachability, type DatabaseState } from './reachability.ts';
import type { Skipped } from './skipped.ts';
import { advance, emptySnapshot, type Snapshot } from './snapshot.ts';
import { isSource, sources, type Parts, type Source } from './sources.ts';

export type CatalogueStatus = {
  database: DatabaseState;
  version: number;
  /** When the catalogue became this version. */
  loadedAt: Date;
  /** What is left out, or shown as it was before. */
  skipped: readonly Skipped[];
};

export type CatalogueService = {
  /** The catalogue as it stands now; it never waits, and never fails. */
  current: () => Catalogue;
  /**
   * The products as they were known at the end of a day in London (`2025-08-31`), read from the log.
   * @throws BadRequest if nothing had been observed by then, or the day has not begun.
   */
  productsAsOf: (day: string) => Promise<Product[]>;
  /** Grows by one whenever the catalogue is another. */
  version: () => number;
  status: () => CatalogueStatus;
  /** Compares everything with the database, takes over what differs and says so in the log. */
  compare: () => Promise<void>;
  /** Stops listening and looking for changes. */
  stop: () => Promise<void>;
};

/** How often a process looks whether another one has changed something. */
const pollMilliseconds = 1000;
/** A safety net: everything is compared with the database this often, should word of a change be lost. */
const compareMilliseconds = 10 * 60 * 1000;
/** How long an update that is under way is waited for at the end. */
const stopMilliseconds = 5000;

const services = new WeakMap<Payload, CatalogueService>();

/** The catalogue of this process, if it has one. */
export function catalogueOf(payload: Payload): CatalogueService | undefined {
  return services.get(payload);
}

/**
 * Loads the catalogue and keeps it current: at once for changes of this process, by the log in the database for those
 * of others, and by an alarm for what time alone changes.
 *
 * Every update takes the same way, one after the other: read what has changed, build what is made of it, then put the
 * new snapshot in place of the old one. Until then, and if anything on the way fails, the old one serves.
 */
export async function startCatalogue(
  payload: Payload,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<CatalogueService> {
  const { logger } = payload;
  const log = createChangeLog(payload);
  const database = watchReachability(clock.now);
  const unread = createChangeSet();
  const untold = createChangeSet();
  const runs = createCoalescedRuns();
  let hasClockJumped = false;
  let isStopped = false;
  let version = 0;
  let loadedAt = clock.now();
  let snapshot = emptySnapshot(clock.now());

  // Before everything is read: what others change meanwhile is read again.
  let logRead = await log.end();
  const alarm = createAlarm(clock, {
    onTime: () => void attempt(update),
    onJump: () => {
      hasClockJumped = true;
      void attempt(update);
    },
  });
  await runs('update', load);

  const stopListening = onChange(payload, async (change) => {
    if (!isSource(change.collection)) return;
    unread.add([change]);
    untold.add([change]);
    await attempt(update);
    await attempt(tellOthers);
  });
  const stopPolling = every(pollMilliseconds, poll, {
    name: 'Looking for changes of the catalogue',
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
    version: () => version,
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

  /** Resolves once all changes known by now have been read and built, or rejects and leaves them to the next update. */
  function update(): Promise<void> {
    return runs('update', async () => {
      if (isStopped) return;
      const changes = unread.take();
      try {
        await replaceWith(await read(changes));
      } catch (error) {
        unread.add(changes);
        // Time goes on while the database is away.
        await replaceWith([]);
        throw error;
      }
    });
  }

  function read(changes: readonly Change[]): Promise<Reading[]> {
    const { parts, moment } = snapshot;
    const { priceWindowStart } = moment;
    return database.ask(() => readChanges(payload, changes, { parts, priceWindowStart }));
  }

  async function replaceWith(readings: readonly Reading[]): Promise<void> {
    const jumped = hasClockJumped;
    hasClockJumped = false;
    try {
      swap(await advance(snapshot, readings, { now: clock.now(), hasClockJumped: jumped }));
    } catch (error) {
      hasClockJumped ||= jumped;
      throw error;
    }
  }

  function swap(next: Snapshot): void {
    const known = new Set(snapshot.skipped.map(describeSkipped));
    for (const skipped of next.skipped)
      if (!known.has(describeSkipped(skipped)))
        logger.error(skipped, 'A document cannot be shown as it is stored');
    if (next.catalogue !== snapshot.catalogue) {
      version += 1;
      loadedAt = next.moment.now;
    }
    snapshot = next;
    alarm.set(next.changesAt);
  }

  function tellOthers(): Promise<void> {
    return runs('tell', async () => {
      if (untold.isEmpty) return;
      const changes = untold.take();
      try {
        await database.ask(() => log.append(changes));
      } catch (error) {
        untold.add(changes);
        throw error;
      }
    });
  }

  function poll(): Promise<void> {
    return runs('poll', lookForChanges);
  }

  async function lookForChanges(): Promise<void> {
    await tellOthers();
    const news = await database.ask(() => log.since(logRead));
    const end = news?.end ?? (await database.ask(log.end));
    unread.add(news ? await named(news.changes) : await differences());
    if (!unread.isEmpty) await update();
    logRead = end;
  }

  /** The documents that others have changed; where the log names the collection only, those that differ. */
  async function named(changes: readonly LoggedChange[]): Promise<Change[]> {
    const whole = changes.flatMap(({ collection, ids }) => (ids ? [] : [collection]));
    const ofWhole =
      whole.length > 0 ? await differences(sources.filter((slug) => whole.includes(slug))) : [];
    return [
      ...changes.flatMap(({ collection, ids }) => (ids ? [{ collection, ids }] : [])),
      ...ofWhole,
    ];
  }

  function differences(only: readonly Source[] = sources): Promise<Change[]> {
    return database.ask(() => findDifferences(payload, () => snapshot, only));
  }

  async function compare(): Promise<void> {
    const found = await differences();
    // What others have told of meanwhile was not missed.
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
      logger.warn({ missed }, 'The catalogue had missed changes in the database and has them now');
  }

  /** What fails is tried again by the next poll, which says so if it fails as well. */
  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      logger.warn({ err: error }, 'The catalogue could not be brought up to date at once.');
    }
  }
}

function partOf(parts: Parts, collection: string, id: string): unknown {
  return isSource(collection) ? parts[collection].get(id) : undefined;
}

function describeSkipped({ collection, id, reason }: Skipped): string {
  return `${collection} ${id} ${reason}`;
}
