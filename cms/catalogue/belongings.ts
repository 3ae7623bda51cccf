import { MapInPieces } from './map-in-pieces.ts';
import type { Parts, PartTypes } from './sources.ts';
import type { Changes } from './take-over.ts';

/** The document that each kind of part belongs to. */
const owners = {
  registrations: ({ provider }: PartTypes['registrations']) => provider,
  products: ({ provider }: PartTypes['products']) => provider,
  observations: ({ product }: PartTypes['observations']) => product,
  'review-summaries': ({ provider }: PartTypes['review-summaries']) => provider,
  'sentiment-snapshots': ({ provider }: PartTypes['sentiment-snapshots']) => provider,
};

type Owned = keyof typeof owners;
type Index = MapInPieces<ReadonlySet<string>>;

/** The ids of the parts that belong to each provider or product, so that finding them needs no full scan. */
export type Belongings = { readonly [Slug in Owned]: Index };

export const noBelongings: Belongings = {
  registrations: new MapInPieces(),
  products: new MapInPieces(),
  observations: new MapInPieces(),
  'review-summaries': new MapInPieces(),
  'sentiment-snapshots': new MapInPieces(),
};

/** The belongings after the changes; an index without changes stays the same object. */
export function moveBelongings(belongings: Belongings, changes: Changes): Belongings {
  return {
    registrations: move(belongings.registrations, changes.registrations, owners.registrations),
    products: move(belongings.products, changes.products, owners.products),
    observations: move(belongings.observations, changes.observations, owners.observations),
    'review-summaries': move(
      belongings['review-summaries'],
      changes['review-summaries'],
      owners['review-summaries'],
    ),
    'sentiment-snapshots': move(
      belongings['sentiment-snapshots'],
      changes['sentiment-snapshots'],
      owners['sentiment-snapshots'],
    ),
  };
}

/** The parts of a source that belong to an owner. */
export function belongingTo<Slug extends Owned>(
  owner: string,
  source: Slug,
  { parts, belongings }: { parts: Parts; belongings: Belongings },
): PartTypes[Slug][] {
  const ids = [...(belongings[source].get(owner) ?? [])];
  return ids.flatMap((id) => parts[source].get(id) ?? []);
}

function move<Part>(
  index: Index,
  changes: ReadonlyMap<
    string,
    readonly [Part | null | undefined, Part | null | undefined]
  > = new Map(),
  ownerOf: (part: Part) => string,
): Index {
  const moved = [...changes].flatMap(([id, parts]) => {
    const [from, to] = parts.map((part) => (part ? ownerOf(part) : undefined));
    return from === to ? [] : [{ id, from, to }];
  });
  if (moved.length === 0) return index;
  const copies = new Map<string, Set<string>>();
  for (const { id, from, to } of moved) {
    if (from !== undefined) copyOf(from).delete(id);
    if (to !== undefined) copyOf(to).add(id);
  }
  return index.withChanges(copies);

  function copyOf(owner: string): Set<string> {
    const copy = copies.get(owner) ?? new Set(index.get(owner));
    copies.set(owner, copy);
    return copy;
  }
}
