import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import type { Change } from '#collections/change-feed.ts';
import { readAll } from './read-documents.ts';
import { keyOf } from './skipped.ts';
import type { Snapshot } from './snapshot.ts';
import { sources, type Source } from './sources.ts';

/**
 * Reads all that is stored, or all of the given sources, a page at a time, and returns which documents are not as they
 * were last read. `current` is asked anew for each page: the catalogue goes on changing meanwhile.
 * @throws if the database does not answer.
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
    const { parts, unsound } = current();
    for (const [id, document] of found) {
      seen.get(source)?.add(id);
      const isAsBefore =
        'problem' in document
          ? unsound.get(keyOf(source, id))?.reason === document.problem
          : !unsound.has(keyOf(source, id)) &&
            isDeepStrictEqual(document.part, parts[source].get(id));
      if (!isAsBefore) differing.get(source)?.add(id);
    }
  }
  // What has come since is not gone for not having been seen.
  for (const source of only)
    for (const id of before[source].keys())
      if (!seen.get(source)?.has(id)) differing.get(source)?.add(id);
  return [...differing].flatMap(([collection, ids]) =>
    ids.size > 0 ? [{ collection, ids: [...ids] }] : [],
  );
}
