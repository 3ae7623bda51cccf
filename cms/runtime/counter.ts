import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { keyedHash } from '#collections/keyed-hash.ts';
import { isSqlite, type MongoDb } from '../database/adapters.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { countTogether, takeBackTogether, type Counted } from '../database/shared-counts.ts';

/** How many tries under one key are let through in a window, which begins with the first of them. */
export type Allowance = {
  /** What is tried. Counters of one name count together. */
  name: string;
  tries: number;
  minutes: number;
};

/**
 * The tries under one key: together with all other processes on the database that is given; without one, and on the
 * embedded database, in the memory of this process.
 */
export type Count = {
  add: (payload?: Payload) => Promise<Counted>;
  takeBack: (payload?: Payload) => Promise<void>;
};

/**
 * Counts tries by key. While the database is away they are counted in memory, from nothing, so that limits go on and
 * nothing fails for their sake.
 */
export function createCounter({ name, tries: max, minutes }: Allowance): (key: string) => Count {
  let memory: Memory | undefined;
  const inMemory = () => (memory ??= createMemory({ max, minutes }));
  return (key) => ({
    add: (payload) =>
      countBy(
        payload,
        (db, secret) => countTogether(db, idOf(secret, name, key), { max, minutes }),
        () => inMemory().add(key),
      ),
    takeBack: (payload) =>
      countBy(
        payload,
        (db, secret) => takeBackTogether(db, idOf(secret, name, key)),
        () => inMemory().takeBack(key),
      ),
  });
}

/** Network addresses are personal data, and nobody can tell one from its code. */
function idOf(secret: string, name: string, key: string): string {
  return `${name}: ${keyedHash(secret, 'what limits count', key)}`;
}

/** When databases that have failed to count are asked again, so that not everybody waits for them. */
const askedAgainAt = new WeakMap<Payload['db'], number>();
const retryMilliseconds = 5000;

async function countBy<Answer>(
  payload: Payload | undefined,
  together: (db: MongoDb, secret: string) => Promise<Answer>,
  inMemory: () => Answer,
): Promise<Answer> {
  if (!payload || isSqlite(payload.db)) return inMemory();
  const { db, logger, secret } = payload;
  if (Date.now() < (askedAgainAt.get(db) ?? 0)) return inMemory();
  try {
    return await together(db as MongoDb, secret);
  } catch (error) {
    askedAgainAt.set(db, Date.now() + retryMilliseconds);
    // That the database is away is told elsewhere.
    if (!isDatabaseAway(error)) logger.error({ err: error }, 'Limits are counted in memory');
    return inMemory();
  }
}

type Memory = ReturnType<typeof createMemory>;

/** When it is full, the least recently used key is forgotten. */
function createMemory({ max, minutes }: { max: number; minutes: number }) {
  const counted = new LRUCache<string, number>({
    max: 20_000,
    ttl: minutes * 60_000,
    noUpdateTTL: true,
  });
  return {
    add: (key: string): Counted => {
      const tries = counted.get(key) ?? 0;
      const isRefused = tries >= max;
      if (!isRefused) counted.set(key, tries + 1);
      return {
        isRefused,
        left: Math.max(0, max - tries - 1),
        seconds: Math.ceil(counted.getRemainingTTL(key) / 1000),
      };
    },
    takeBack: (key: string): void => {
      const tries = counted.get(key) ?? 0;
      if (tries > 0) counted.set(key, tries - 1);
    },
  };
}
