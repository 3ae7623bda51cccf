import { moveBelongings, noBelongings, type Belongings } from './belongings.ts';
import { buildCatalogue, shown, type Catalogue, type ProviderEntries } from './build-catalogue.ts';
import { nextDiscountTurn } from './build-discounts.ts';
import { momentOf, type Moment } from './moment.ts';
import type { Reading } from './read-documents.ts';
import { rebuildEntries, type Entries } from './provider-entries.ts';
import { relationProblems, unsoundReviews } from './relation-problems.ts';
import type { Problems, Skipped } from './skipped.ts';
import { sources, type Parts } from './sources.ts';
import { takeOver, type Changes, type Holdings } from './take-over.ts';

/** The documents as they were last read and what is made of them: always of the same moment. */
export type Snapshot = Holdings &
  Entries & {
    catalogue: Catalogue;
    belongings: Belongings;
    /** What belongs to a document that is gone. */
    orphans: Problems;
    /** All that is left out, or shown as it was before. */
    skipped: readonly Skipped[];
    moment: Moment;
    /** When time alone makes it another. */
    changesAt: Date;
  };

/** What there is before anything has been read. */
export function emptySnapshot(now: Date): Snapshot {
  const parts = Object.fromEntries(
    sources.map((source) => [source, new Map()]),
  ) as unknown as Parts;
  const entries: ProviderEntries = new Map();
  const moment = momentOf(now);
  return {
    parts,
    entries,
    moment,
    unsound: new Map(),
    failed: new Map(),
    orphans: new Map(),
    belongings: noBelongings,
    skipped: [],
    catalogue: buildCatalogue(parts, entries, now),
    changesAt: moment.dayEndsAt,
  };
}

/**
 * The snapshot that follows from what has been read and from the time: what nothing has changed is not built again. The
 * one given stays as it is, so that it goes on serving if anything fails.
 */
export async function advance(
  snapshot: Snapshot,
  readings: readonly Reading[],
  { now, hasClockJumped = false }: { now: Date; hasClockJumped?: boolean },
): Promise<Snapshot> {
  const { parts, unsound, changes } = takeOver(snapshot, readings);
  const moment = momentOf(now);
  const isAnotherTime = hasClockJumped || now >= snapshot.changesAt;
  const isAnotherDay = hasClockJumped || moment.day !== snapshot.moment.day;
  const hasChanges = Object.keys(changes).length > 0;
  if (!hasChanges && !isAnotherTime && isSame(unsound, snapshot.unsound)) return snapshot;

  const affected = isAnotherDay
    ? new Set([...parts.providers.keys(), ...snapshot.entries.keys()])
    : new Set([
        ...affectedBy(changes, [snapshot.parts, parts]),
        ...turnedBy(now, snapshot.entries),
      ]);
  const belongings = moveBelongings(snapshot.belongings, changes);
  const { entries, failed } = await rebuildEntries(affected, {
    before: snapshot,
    parts,
    belongings,
    moment,
  });
  const orphans = relationProblems(parts, changes, snapshot.orphans);
  const isAnother = isAnotherTime || isVisible(changes);
  const catalogue = isAnother ? buildCatalogue(parts, entries, now) : snapshot.catalogue;
  return {
    parts,
    unsound,
    belongings,
    entries,
    failed,
    orphans,
    catalogue,
    skipped: [
      ...[unsound, failed, orphans].flatMap((problems) => [...problems.values()]),
      ...unsoundReviews(parts['review-summaries']),
    ],
    moment,
    changesAt: nextChange({ parts, entries, moment }),
  };
}

/** The next midnight, beginning or end of an offer, or registration that lapses. */
function nextChange({
  parts,
  entries,
  moment,
}: Pick<Snapshot, 'entries' | 'moment' | 'parts'>): Date {
  let next = nextDiscountTurn(shown(parts.discounts), moment.now);
  next = Math.min(next, moment.dayEndsAt.getTime());
  for (const { changesAt } of entries.values())
    if (changesAt > moment.now.getTime()) next = Math.min(next, changesAt);
  return new Date(next);
}

/** Whether visitors see any of it: a draft that becomes another draft they do not. */
function isVisible(changes: Changes): boolean {
  return Object.values(changes).some((ofSource) =>
    [...ofSource.values()].some((parts) => parts.some(Boolean)),
  );
}

function isSame(a: Problems, b: Problems): boolean {
  return a.size === b.size && [...a].every(([key, { reason }]) => b.get(key)?.reason === reason);
}

/** The providers whose entries are made of what has changed, as it was or as it is. */
function affectedBy(changes: Changes, states: readonly Parts[]): Set<string> {
  const affected = new Set(changes.providers?.keys());
  for (const source of [
    'registrations',
    'products',
    'review-summaries',
    'sentiment-snapshots',
  ] as const)
    for (const parts of changes[source]?.values() ?? [])
      for (const part of parts) if (part) affected.add(part.provider);
  const products = new Set(
    [...(changes.observations?.values() ?? [])].flat().map((price) => price?.product),
  );
  for (const { products: held } of states) {
    for (const id of products) {
      const product = id === undefined ? undefined : held.get(id);
      if (product) affected.add(product.provider);
    }
  }
  if (changes.medications) {
    for (const product of states.flatMap((parts) => shown(parts.products)))
      if (changes.medications.has(product.medication)) affected.add(product.provider);
  }
  return affected;
}

/** The providers whose entries time alone has made others. */
function turnedBy(now: Date, entries: ProviderEntries): string[] {
  return [...entries].flatMap(([id, { changesAt }]) => (changesAt <= now.getTime() ? [id] : []));
}
