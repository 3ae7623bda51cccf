import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import type { Change } from '#collections/change-feed.ts';
import { readAll } from './read-documents.ts';
import { keyOf } from './skipped.ts';
import type { Snapshot } from './snapshot.ts';
import { sources, type Source } from './sources.ts';

/**
 * Reads the given sources page by page and returns the documents that differ from what was last read. Calls `current`
 * for each page, because the catalogue keeps changing meanwhile.
 * @throws if the database is unreachable.
 */
export async function findDifferences(
  payload: Payload,
  current: () => Snapshot,
  only: readonly Source[] = sources,
): Promise<Change[]> {
  const { priceWindowStart } = current().moment;
  const seen = new Map(only.map((source) => [source, new Set<string>()]));
  const differing = new Map(only.map((source) => [source, new Set<string>()]));
  const before = current().parts;
  for await (const { source, found } of readAll(payload, { only, priceWindowStart })) {
    const { parts, invalid } = current();
    for (const [id, document] of found) {
      seen.get(source)?.add(id);
      const isAsBefore =
        'problem' in document
          ? invalid.get(keyOf(source, id))?.reason === document.problem
          : !invalid.has(keyOf(source, id)) &&
            isDeepStrictEqual(document.part, parts[source].get(id));
      if (!isAsBefore) differing.get(source)?.add(id);
    }
  }
  // Only what was there before the read can have been deleted; documents added since were not read.
  for (const source of only)
    for (const id of before[source].keys())
      if (!seen.get(source)?.has(id)) differing.get(source)?.add(id);
  return [...differing].flatMap(([collection, ids]) =>
    ids.size > 0 ? [{ collection, ids: [...ids] }] : [],
  );
}
