import { performance } from 'node:perf_hooks';
import type { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { Compression } from './encodings.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { VisitorsFirst } from './visitors-first.ts';

/** An answer of the cache. */
export type Entry = {
  prepared: PreparedAnswer;
  /** How often visitors have asked for it; those of ten minutes ago count half. */
  visits: number;
};

/** The pages that visitors ask for most, which are made again after each change before anybody asks; by their keys. */
export type Favourites = {
  has: (key: string) => boolean;
  /** Chooses them from what is kept, which is about to be dropped; none is made any longer of those before. */
  choose: () => void;
  /** Makes them while nobody waits for anything else, one after the other, until others are chosen. Never rejects. */
  makeAgain: () => Promise<void>;
};

type Options = {
  /** Those of the start. */
  firstPages: readonly string[];
  kept: Pick<LRUCache<string, Entry>, 'entries' | 'has'>;
  /** Makes and keeps the answer to a key. */
  make: (key: string) => Promise<Entry>;
  /** Hears of each that has been made and compressed. */
  onMade: (key: string, entry: Entry) => void;
  visitorsFirst: VisitorsFirst;
  logger: Payload['logger'];
};

type Favourite = { key: string; encodings: readonly Compression[]; visits: number };

const maxFavourites = 20;
const minVisits = 2;
/** A page that is made before anybody has asked for it counts as if so many visitors had. */
const firstPageVisits = 10;
const visitsHalfLife = 10 * 60 * 1000;

/** Those of the start, until they are chosen from what visitors ask for. */
export function createFavourites({
  firstPages,
  kept,
  make,
  onMade,
  visitorsFirst,
  logger,
}: Options): Favourites {
  let favourites: readonly Favourite[] = firstPages.map((key) => ({
    key,
    encodings: ['br'],
    visits: firstPageVisits,
  }));
  let lastChoice = performance.now();

  return {
    has: (key) => favourites.some((favourite) => favourite.key === key),
    choose: () => {
      const now = performance.now();
      const fade = 0.5 ** ((now - lastChoice) / visitsHalfLife);
      lastChoice = now;
      favourites = [...notMadeAgain(), ...visited()]
        .map(({ visits, ...rest }) => ({ ...rest, visits: visits * fade }))
        .filter(({ visits }) => visits >= minVisits)
        .toSorted((a, b) => b.visits - a.visits)
        .slice(0, maxFavourites);
    },
    makeAgain: async () => {
      const chosen = favourites;
      for (const favourite of chosen) {
        await visitorsFirst.turn();
        if (chosen !== favourites) return;
        await makeOne(favourite);
      }
    },
  };

  /** What visitors asked for most before, and has not been made since the last choice. */
  function notMadeAgain(): Favourite[] {
    return favourites.filter(({ key }) => !kept.has(key));
  }

  function visited(): Favourite[] {
    return [...kept.entries()].map(([key, { prepared, visits }]) => ({
      key,
      encodings: prepared.compressed(),
      visits,
    }));
  }

  async function makeOne({ key, encodings, visits }: Favourite): Promise<void> {
    try {
      const entry = await make(key);
      entry.visits += visits;
      for (const encoding of encodings) await entry.prepared.compress(encoding);
      onMade(key, entry);
    } catch (error) {
      const [path] = key.split('?', 1);
      logger.error({ err: error, path }, 'A page could not be made before anybody asks for it');
    }
  }
}
