import { isDeepStrictEqual } from 'node:util';
import type { ReadDocument, Reading } from './read-documents.ts';
import { keyOf, type Problems } from './skipped.ts';
import type { Parts, PartTypes, Source } from './sources.ts';

/** The parts at hand, and the documents that cannot be shown as they are stored. */
export type Holdings = { parts: Parts; unsound: Problems };

/** The parts that have changed, by source and id, as they were and as they are; undefined where there was or is none. */
export type Changes = { [Slug in Source]?: Map<string, [Part<Slug>, Part<Slug>]> };

type Part<Slug extends Source> = PartTypes[Slug] | null | undefined;

/**
 * The parts with what has been read in place of what was. Of a document that cannot be shown the last form that could
 * be stays; what is as it was stays the same object.
 */
export function takeOver(
  { parts, unsound }: Holdings,
  readings: readonly Reading[],
): Holdings & { changes: Changes } {
  const nextUnsound = new Map(unsound);
  const nextParts = { ...parts } as Record<Source, ReadonlyMap<string, object | null>>;
  const copies: Partial<Record<Source, Map<string, object | null>>> = {};
  const changes: Partial<Record<Source, Map<string, [unknown, unknown]>>> = {};
  for (const { source, ids, found } of readings) {
    const held = nextParts[source];
    const changed = new Map<string, object | null | undefined>();
    for (const id of new Set([...ids, ...found.keys()])) {
      const document = found.get(id);
      if (document && 'problem' in document) {
        nextUnsound.set(keyOf(source, id), { collection: source, id, reason: document.problem });
      } else {
        nextUnsound.delete(keyOf(source, id));
      }
      const part = partAfter(held.get(id), document);
      if (!isDeepStrictEqual(part, held.get(id))) changed.set(id, part);
    }
    if (changed.size === 0) continue;
    const ofSource = (changes[source] ??= new Map());
    for (const [id, part] of changed) ofSource.set(id, [parts[source].get(id), part]);
    copies[source] ??= new Map<string, object | null>(held);
    nextParts[source] = withChanges(copies[source], changed);
  }
  return { parts: nextParts as Parts, unsound: nextUnsound, changes: changes as Changes };
}

function partAfter(
  held: object | null | undefined,
  document: ReadDocument | undefined,
): object | null | undefined {
  if (!document) return undefined;
  return 'problem' in document ? (held ?? null) : document.part;
}

function withChanges<Value>(
  held: Map<string, Value>,
  changed: ReadonlyMap<string, Value | undefined>,
): ReadonlyMap<string, Value> {
  for (const [id, part] of changed) {
    if (part === undefined) held.delete(id);
    else held.set(id, part);
  }
  return held;
}
