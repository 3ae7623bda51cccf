import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { z } from 'zod';
import { onChange } from '#collections/change-feed.ts';

const changesSchema = z.array(
  z.object({ collection: z.string(), ids: z.array(z.string()).readonly().nullable() }),
);

/** A change as other processes read it; `ids` is null if too many documents changed to list them, or any may have. */
export type LoggedChange = z.infer<typeof changesSchema>[number];

/** A position in the log up to which everything has been read. */
export type Position = { id: string; version: number };

export type ChangeLog = {
  /** The end of the log. */
  end: () => Promise<Position>;
  /**
   * The changes that others have added since. Undefined if the log does not go back that far, is another log (after a
   * restore, say), or cannot be read: then everything may have changed.
   */
  since: (position: Position) => Promise<{ changes: LoggedChange[]; end: Position } | undefined>;
  /** Adds changes for the other processes. */
  append: (changes: readonly LoggedChange[]) => Promise<void>;
};

type Entry = Position & { /** As they are stored. */ changes: unknown; writer: string };

const collection = 'catalogue-changes';

/** Above this number the log names only the collection. */
const maxIds = 1000;
/** How many entries are kept; a process that has missed more reads everything. */
const entriesKept = 1000;
const entriesAtOnce = 100;

/** Logs this process's changes from now on, for the processes that serve the site. */
export function shareChanges(payload: Payload): void {
  const log = createChangeLog(payload);
  onChange(payload, (change) => log.append([change]));
}

/**
 * The log in the database through which processes learn of each other's changes. Each entry takes the next version,
 * which is unique, so gaps never fill in later: whoever has read an entry has read all before it.
 */
export function createChangeLog({ db }: Payload): ChangeLog {
  const writer = randomUUID();
  /** Entries of one process take their versions one after the other; side by side, each would take what another is taking. */
  const oneAtATime = pLimit(1);

  return {
    end,

    since: async (position) => {
      const entries = await find<Entry>(
        { version: { greater_than_equal: position.version } },
        { sort: 'version', limit: entriesAtOnce },
      ).catch(noEntries);
      const [known, ...later] = entries;
      if (known?.id !== position.id) return undefined;
      const ofOthers = later.filter((entry) => entry.writer !== writer);
      const { id, version } = later.at(-1) ?? known;
      const changes = changesSchema.safeParse(ofOthers.flatMap((entry) => entry.changes));
      return changes.success ? { changes: changes.data, end: { id, version } } : undefined;
    },

    append: async (changes) => {
      const listed = changes.map(({ collection: changed, ids }) => ({
        collection: changed,
        ids: ids && ids.length > maxIds ? null : ids,
      }));
      const version = await oneAtATime(append, listed);
      if (version % entriesAtOnce === 0) await deleteBefore(version - entriesKept);
    },
  };

  async function end(): Promise<Position> {
    const entry = await last();
    if (entry) return { id: entry.id, version: entry.version };
    await append([]);
    return end();
  }

  /** Retries with the next version while other processes are quicker; returns the one that it took. */
  async function append(changes: readonly LoggedChange[]): Promise<number> {
    for (;;) {
      const version = ((await last())?.version ?? 0) + 1;
      try {
        const data = { version, changes, writer };
        await db.create({ collection, data, returning: false, req: {} });
        return version;
      } catch (error) {
        const { length } = await find(
          { version: { equals: version } },
          { limit: 1, select: { version: true } },
        );
        if (length === 0) throw error;
      }
    }
  }

  async function last(): Promise<Position | undefined> {
    const [entry] = await find<Position>(
      {},
      { sort: '-version', limit: 1, select: { version: true } },
    );
    return entry;
  }

  /** What can be read where one of the entries cannot; throws if the database itself is unreachable. */
  async function noEntries(): Promise<Entry[]> {
    await last();
    return [];
  }

  async function deleteBefore(version: number): Promise<void> {
    await db.deleteMany({ collection, where: { version: { less_than: version } } });
  }

  async function find<Found extends Position>(
    where: Parameters<typeof db.find>[0]['where'],
    options: { sort?: string; limit: number; select?: { version: true } },
  ): Promise<Found[]> {
    const { docs } = await db.find<Found>({ collection, where, pagination: false, ...options });
    return docs;
  }
}
