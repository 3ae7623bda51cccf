/** A source of chance that gives the same sequence for the same name. */
export type Random = {
  /** From 0 up to but not including 1. */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** Whether something that happens with the given probability happens. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A new list in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
};

/** Chance that depends on nothing but `name`: mulberry32, started from a hash of it. */
export function createRandom(name: string): Random {
  let state = hash(name);

  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(fraction() * (max - min + 1));
  }

  return {
    fraction,
    integer,
    happens: (probability) => fraction() < probability,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[integer(0, items.length - 1)] as Item;
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      return items
        .map((item) => ({ item, place: fraction() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item);
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
