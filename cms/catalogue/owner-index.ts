import { forEachInTurns } from '../runtime/in-turns.ts';
import { ShardedMap } from './sharded-map.ts';
import type { Parts, PartTypes } from './sources.ts';
import type { Changes } from './apply-readings.ts';

/** The document that each kind of part belongs to. */
const owners = {
  registrations: ({ provider }: PartTypes['registrations']) => provider,
  products: ({ provider }: PartTypes['products']) => provider,
  observations: ({ product }: PartTypes['observations']) => product,
  'review-summaries': ({ provider }: PartTypes['review-summaries']) => provider,
  'sentiment-snapshots': ({ provider }: PartTypes['sentiment-snapshots']) => provider,
};

type Owned = keyof typeof owners;
type Index = ShardedMap<ReadonlySet<string>>;

/** The ids of the parts that belong to each provider or product, so that finding them needs no full scan. */
export type OwnerIndex = { readonly [Slug in Owned]: Index };

export const emptyOwnerIndex: OwnerIndex = {
  registrations: new ShardedMap(),
  products: new ShardedMap(),
  observations: new ShardedMap(),
  'review-summaries': new ShardedMap(),
  'sentiment-snapshots': new ShardedMap(),
};

/** The index after the changes; that of a source without changes stays the same object. Yields to the event loop meanwhile. */
export async function updateOwnerIndex(
  ownerIndex: OwnerIndex,
  changes: Changes,
): Promise<OwnerIndex> {
  return {
    registrations: await update(
      ownerIndex.registrations,
      changes.registrations,
      owners.registrations,
    ),
    products: await update(ownerIndex.products, changes.products, owners.products),
    observations: await update(ownerIndex.observations, changes.observations, owners.observations),
    'review-summaries': await update(
      ownerIndex['review-summaries'],
      changes['review-summaries'],
      owners['review-summaries'],
    ),
    'sentiment-snapshots': await update(
      ownerIndex['sentiment-snapshots'],
      changes['sentiment-snapshots'],
      owners['sentiment-snapshots'],
    ),
  };
}

/** The parts of a source that belong to an owner. */
export function partsOwnedBy<Slug extends Owned>(
  owner: string,
  source: Slug,
  { parts, ownerIndex }: { parts: Parts; ownerIndex: OwnerIndex },
): PartTypes[Slug][] {
  const ids = [...(ownerIndex[source].get(owner) ?? [])];
  return ids.flatMap((id) => parts[source].get(id) ?? []);
}

async function update<Part>(
  index: Index,
  changes:
    | ReadonlyMap<string, readonly [Part | null | undefined, Part | null | undefined]>
    | undefined,
  ownerOf: (part: Part) => string,
): Promise<Index> {
  if (!changes) return index;
  const copies = new Map<string, Set<string>>();
  await forEachInTurns(changes, ([id, [before, after]]) => {
    const from = before ? ownerOf(before) : undefined;
    const to = after ? ownerOf(after) : undefined;
    if (from === to) return;
    if (from !== undefined) copyOf(from).delete(id);
    if (to !== undefined) copyOf(to).add(id);
  });
  return copies.size === 0 ? index : index.withChanges(copies);

  function copyOf(owner: string): Set<string> {
    const copy = copies.get(owner) ?? new Set(index.get(owner));
    copies.set(owner, copy);
    return copy;
  }
}
