import { forEachInTurns } from '../runtime/in-turns.ts';
import { ShardedMap } from './sharded-map.ts';
import type { Parts, PartTypes } from './sources.ts';
import type { Changes } from './apply-readings.ts';

/** The sources of which each document belongs to one of another source. */
const owned = [
  'registrations',
  'products',
  'observations',
  'review-summaries',
  'sentiment-snapshots',
] as const;

type Owned = (typeof owned)[number];
type Part = PartTypes[Owned];
type Index = ShardedMap<ReadonlySet<string>>;

/** The ids of the parts that belong to each provider or product, so that finding them needs no full scan. */
export type OwnerIndex = { readonly [Slug in Owned]: Index };

export const emptyOwnerIndex = Object.fromEntries(
  owned.map((source) => [source, new ShardedMap()]),
) as OwnerIndex;

/** The index after the changes; that of a source without changes stays the same object. Yields to the event loop meanwhile. */
export async function updateOwnerIndex(
  ownerIndex: OwnerIndex,
  changes: Changes,
): Promise<OwnerIndex> {
  const updated: Record<Owned, Index> = { ...ownerIndex };
  for (const source of owned) updated[source] = await update(ownerIndex[source], changes[source]);
  return updated;
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

async function update(
  index: Index,
  changes:
    | ReadonlyMap<string, readonly [Part | null | undefined, Part | null | undefined]>
    | undefined,
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

/** The product that a price is of; the provider of all others. */
function ownerOf(part: Part): string {
  return 'product' in part ? part.product : part.provider;
}
