import { keyOf, reasonOf, type Problems, type Skipped } from './skipped.ts';
import type { Parts, PartTypes, Source } from './sources.ts';

/** A public document, and the objects that it was built from. */
type Building<Built = unknown> = { result: Built; inputs: readonly unknown[] };

/** The buildings of documents by {@link keyOf}, and those that could not be built because of a bug of ours. */
export type Documents = { built: ReadonlyMap<string, Building>; failed: Problems };

export const noDocuments: Documents = { built: new Map(), failed: new Map() };

type Steps<Part, Built> = {
  /** Whether it is shown now; all are unless it is said. */
  isShown?: (part: Part) => boolean;
  compare?: (a: Part, b: Part) => number;
  /** All that is read besides the part. What was built stays as long as none of it is another object; without this it is built anew. */
  from?: readonly object[];
  build: (part: Part) => Built;
};

export type BuildEach = <Slug extends Source, Built>(
  source: Slug,
  steps: Steps<PartTypes[Slug], Built>,
) => Built[];

/**
 * Builds the public documents of a source, each by itself: one that fails keeps its last good form, or is left out.
 * What has been built, and what has failed, is added to the returned documents.
 */
export function buildingEach(
  parts: Parts,
  before: Documents,
): { each: BuildEach; documents: Documents } {
  const built = new Map<string, Building>();
  const failed = new Map<string, Skipped>();
  return { each, documents: { built, failed } };

  function each<Slug extends Source, Built>(
    source: Slug,
    { isShown = () => true, compare = () => 0, from, build }: Steps<PartTypes[Slug], Built>,
  ): Built[] {
    const all = [...parts[source]] as [string, PartTypes[Slug] | null][];
    return all
      .flatMap(([id, part]) => (part !== null && isShown(part) ? [{ id, part }] : []))
      .toSorted((a, b) => compare(a.part, b.part))
      .flatMap(({ id, part }) => {
        const key = keyOf(source, id);
        const known = before.built.get(key) as Building<Built> | undefined;
        const inputs = [part, ...(from ?? [])];
        let building = known;
        try {
          if (!from || !known || !isSame(known.inputs, inputs))
            building = { result: build(part), inputs };
        } catch (error) {
          failed.set(key, { collection: source, id, reason: reasonOf(error) });
        }
        if (!building) return [];
        built.set(key, building);
        return [building.result];
      });
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
