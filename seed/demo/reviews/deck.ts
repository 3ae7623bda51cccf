import type { Random } from '#seed/random.ts';

/** Items in a random order, of which the one drawn longest ago comes first. */
export type Deck<Item> = {
  /** The next item that is accepted; undefined if there is none. */
  draw(accepts?: (item: Item) => boolean): Item | undefined;
};

/** A deck of the items in which a drawn item goes to the end. */
export function createDeck<Item>(items: readonly Item[], random: Random): Deck<Item> {
  const waiting = random.shuffle(items);
  return {
    draw(accepts = () => true) {
      const place = waiting.findIndex((item) => accepts(item));
      if (place === -1) return undefined;
      const [item] = waiting.splice(place, 1) as [Item];
      waiting.push(item);
      return item;
    },
  };
}
