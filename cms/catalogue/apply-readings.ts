import { isDeepStrictEqual } from 'node:util';
import { forEachInTurns } from '../runtime/in-turns.ts';
import type { ShardedMap } from './sharded-map.ts';
import type { ReadDocument, Reading } from './read-documents.ts';
import { keyOf, type Problems } from './skipped.ts';
import type { Parts, PartTypes, Source } from './sources.ts';

/** The loaded parts, and the documents that cannot be shown as they are stored. */
export type Holdings = { parts: Parts; invalid: Problems };

/** The changed parts by source and id, before and after; undefined where there was or is none. */
export type Changes = { [Slug in Source]?: Map<string, [Part<Slug>, Part<Slug>]> };

type Part<Slug extends Source> = PartTypes[Slug] | null | undefined;
type AnyPart = object | null | undefined;

/**
 * Replaces parts with what has been read. An invalid document keeps its last good form; an unchanged part stays the
 * same object. Yields to the event loop meanwhile.
 */
export async function applyReadings(
  { parts, invalid }: Holdings,
  readings: readonly Reading[],
): Promise<Holdings & { changes: Changes }> {
  const nextInvalid = new Map(invalid);
  const changes: Partial<Record<Source, Map<string, [AnyPart, AnyPart]>>> = {};
  for (const { source, ids, found } of readings) {
    const changed = changes[source] ?? new Map<string, [AnyPart, AnyPart]>();
    await forEachInTurns(new Set([...ids, ...found.keys()]), (id) => {
      const document = found.get(id);
      if (document && 'problem' in document) {
        nextInvalid.set(keyOf(source, id), { collection: source, id, reason: document.problem });
      } else {
        nextInvalid.delete(keyOf(source, id));
      }
      const [before, held] = changed.get(id) ?? [parts[source].get(id), parts[source].get(id)];
      const part = partAfter(held, document);
      if (!isDeepStrictEqual(part, held)) changed.set(id, [before, part]);
    });
    if (changed.size > 0) changes[source] = changed;
  }
  const changedParts: [string, unknown][] = [];
  for (const [source, changed] of Object.entries(changes)) {
    const held = parts[source as Source] as ShardedMap<object | null>;
    const changedNow = [...changed].map(([id, [, part]]) => [id, part] as const);
    changedParts.push([source, await held.withChanges(changedNow)]);
  }
  return {
    parts: { ...parts, ...Object.fromEntries(changedParts) },
    invalid: nextInvalid,
    changes: changes as Changes,
  };
}

function partAfter(held: AnyPart, document: ReadDocument | undefined): AnyPart {
  if (!document) return undefined;
  return 'problem' in document ? (held ?? null) : document.part;
}
