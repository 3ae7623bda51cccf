import { isDeepStrictEqual } from 'node:util';
import type { ReadDocument, Reading } from './read-documents.ts';
import { keyOf, type Problems } from './skipped.ts';
import type { Parts, PartTypes, Source } from './sources.ts';

/** The loaded parts, and the documents that cannot be shown as they are stored. */
export type Holdings = { parts: Parts; invalid: Problems };

/** The changed parts by source and id, before and after; undefined where there was or is none. */
export type Changes = { [Slug in Source]?: Map<string, [Part<Slug>, Part<Slug>]> };

type Part<Slug extends Source> = PartTypes[Slug] | null | undefined;

/**
 * Replaces parts with what has been read. An invalid document keeps its last good form; an unchanged part stays the
 * same object.
 */
export function applyReadings(
  { parts, invalid }: Holdings,
  readings: readonly Reading[],
): Holdings & { changes: Changes } {
  const nextInvalid = new Map(invalid);
  const nextParts = { ...parts } as Record<Source, ReadonlyMap<string, object | null>>;
  const copies: Partial<Record<Source, Map<string, object | null>>> = {};
  const changes: Partial<Record<Source, Map<string, [unknown, unknown]>>> = {};
  for (const { source, ids, found } of readings) {
    const held = nextParts[source];
    const changed = new Map<string, object | null | undefined>();
    for (const id of new Set([...ids, ...found.keys()])) {
      const document = found.get(id);
      if (document && 'problem' in document) {
        nextInvalid.set(keyOf(source, id), { collection: source, id, reason: document.problem });
      } else {
        nextInvalid.delete(keyOf(source, id));
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
  return { parts: nextParts as Parts, invalid: nextInvalid, changes: changes as Changes };
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
