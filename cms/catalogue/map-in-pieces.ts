/** A change copies the list of pieces, and of what they hold one part in so many. */
const pieceCount = 1024;

const noPieces = Array.from({ length: pieceCount }, () => new Map<string, never>());

/**
 * A map that is never modified, made of many small ones, so that a changed copy of it does not cost more the more it
 * holds. It is in no particular order.
 */
export class MapInPieces<Value> implements ReadonlyMap<string, Value> {
  readonly size: number;
  readonly #pieces: readonly ReadonlyMap<string, Value>[];

  /** Without pieces an empty one. */
  constructor(pieces: readonly ReadonlyMap<string, Value>[] = noPieces) {
    this.#pieces = pieces;
    this.size = pieces.reduce((sum, { size }) => sum + size, 0);
  }

  /** A copy with these values, and without the keys whose value is undefined. */
  withChanges(changes: Iterable<readonly [string, Value | undefined]>): MapInPieces<Value> {
    const pieces = [...this.#pieces];
    const copies = new Map<number, Map<string, Value>>();
    for (const [key, value] of changes) {
      const index = pieceOf(key);
      const copy = copies.get(index) ?? new Map(pieces[index]);
      copies.set(index, copy);
      pieces[index] = copy;
      if (value === undefined) copy.delete(key);
      else copy.set(key, value);
    }
    return new MapInPieces(pieces);
  }

  get(key: string): Value | undefined {
    return this.#pieces[pieceOf(key)]?.get(key);
  }

  has(key: string): boolean {
    return this.#pieces[pieceOf(key)]?.has(key) ?? false;
  }

  *entries(): MapIterator<[string, Value]> {
    for (const piece of this.#pieces) yield* piece;
  }

  *keys(): MapIterator<string> {
    for (const piece of this.#pieces) yield* piece.keys();
  }

  *values(): MapIterator<Value> {
    for (const piece of this.#pieces) yield* piece.values();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }
}

/** Ids differ in other places on each database: every character counts. */
function pieceOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index += 1)
    hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return (hash >>> 0) % pieceCount;
}
