import { inTurns } from '../runtime/in-turns.ts';

/** A change copies the list of shards, and the shards that it touches. */
const shardCount = 1024;

const noShards = Array.from({ length: shardCount }, () => new Map<string, never>());

/**
 * A map that is never modified, made of many small ones, so that a changed copy of it does not cost more the more it
 * holds. It is in no particular order.
 */
export class ShardedMap<Value> implements ReadonlyMap<string, Value> {
  readonly size: number;
  readonly #shards: readonly ReadonlyMap<string, Value>[];

  /** Without shards an empty one. */
  constructor(shards: readonly ReadonlyMap<string, Value>[] = noShards) {
    this.#shards = shards;
    this.size = shards.reduce((sum, { size }) => sum + size, 0);
  }

  /** A copy with these values, and without the keys whose value is undefined. Yields to the event loop meanwhile. */
  withChanges(changes: Iterable<readonly [string, Value | undefined]>): Promise<ShardedMap<Value>> {
    return inTurns(this.#changing(changes));
  }

  *#changing(
    changes: Iterable<readonly [string, Value | undefined]>,
  ): Generator<void, ShardedMap<Value>> {
    const shards = [...this.#shards];
    const copies = new Map<number, Map<string, Value>>();
    for (const [key, value] of changes) {
      const index = shardOf(key);
      const copy = copies.get(index) ?? new Map(shards[index]);
      copies.set(index, copy);
      shards[index] = copy;
      if (value === undefined) copy.delete(key);
      else copy.set(key, value);
      yield;
    }
    return new ShardedMap(shards);
  }

  get(key: string): Value | undefined {
    return this.#shards[shardOf(key)]?.get(key);
  }

  has(key: string): boolean {
    return this.#shards[shardOf(key)]?.has(key) ?? false;
  }

  *entries(): MapIterator<[string, Value]> {
    for (const shard of this.#shards) yield* shard;
  }

  *keys(): MapIterator<string> {
    for (const shard of this.#shards) yield* shard.keys();
  }

  *values(): MapIterator<Value> {
    for (const shard of this.#shards) yield* shard.values();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }
}

/** Ids differ in other places on each database: every character counts. */
function shardOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index += 1)
    hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return (hash >>> 0) % shardCount;
}
