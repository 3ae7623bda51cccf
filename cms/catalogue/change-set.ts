import type { Change } from '#collections/change-feed.ts';

/** Pending changes, each document once. */
export type ChangeSet = {
  readonly isEmpty: boolean;
  add: (changes: readonly Change[]) => void;
  /** Returns all pending changes and clears the set. */
  take: () => Change[];
};

export function createChangeSet(): ChangeSet {
  let waiting = new Map<string, Set<string>>();
  return {
    get isEmpty() {
      return waiting.size === 0;
    },
    add: (changes) => {
      for (const { collection, ids } of changes) {
        const known = waiting.get(collection) ?? new Set();
        waiting.set(collection, known);
        for (const id of ids) known.add(id);
      }
    },
    take: () => {
      const taken = [...waiting].map(([collection, ids]) => ({ collection, ids: [...ids] }));
      waiting = new Map();
      return taken;
    },
  };
}
