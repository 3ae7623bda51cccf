import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inheritOrders } from '#contract/rules/product-order.ts';
import { forEachInTurns } from '../runtime/in-turns.ts';
import { updateOwnerIndex, emptyOwnerIndex, type OwnerIndex } from './owner-index.ts';
import { buildCatalogue, type Catalogue, type ProviderEntries } from './build-catalogue.ts';
import { noDocuments, type Documents } from './build-each.ts';
import { nextDiscountChange } from './build-discounts.ts';
import { ShardedMap } from './sharded-map.ts';
import { momentOf, type Moment } from './moment.ts';
import { prepareComparison, prepareProviderComparison } from './prepare-comparison.ts';
import type { Reading } from './read-documents.ts';
import { rebuildEntries, type Entries } from './provider-entries.ts';
import { relationProblems, invalidReviews } from './relation-problems.ts';
import type { Problems, Skipped } from './skipped.ts';
import { shown, sources, type Parts } from './sources.ts';
import { applyReadings, type Changes, type Holdings } from './apply-readings.ts';

/** The documents as last read and everything built from them, all for the same moment. */
export type Snapshot = Holdings &
  Entries & {
    catalogue: Catalogue;
    /** What all other documents are built as. */
    documents: Documents;
    ownerIndex: OwnerIndex;
    /** Documents whose owner no longer exists. */
    orphans: Problems;
    /** Everything left out, or shown in its last good form. */
    skipped: readonly Skipped[];
    moment: Moment;
    /** When time alone changes it next. */
    changesAt: Date;
  };

/** The snapshot before anything has been read. */
export async function emptySnapshot(now: Date): Promise<Snapshot> {
  const parts = Object.fromEntries(
    sources.map((source) => [source, new ShardedMap()]),
  ) as unknown as Parts;
  const entries: ProviderEntries = new Map();
  const moment = momentOf(now);
  return {
    parts,
    entries,
    moment,
    invalid: new Map(),
    failed: new Map(),
    orphans: new Map(),
    ownerIndex: emptyOwnerIndex,
    skipped: [],
    ...(await buildCatalogue(parts, entries, { now, before: noDocuments })),
    changesAt: moment.dayEndsAt,
  };
}

/**
 * Returns the next snapshot after new readings and the passing of time, rebuilding only what has changed. The given one
 * is not modified, so that it can go on serving if anything fails. Yields to the event loop between its steps, each of
 * which takes longer the larger the directory is.
 */
export async function advance(
  snapshot: Snapshot,
  readings: readonly Reading[],
  { now, hasClockJumped = false }: { now: Date; hasClockJumped?: boolean },
): Promise<Snapshot> {
  const { parts, invalid, changes } = await applyReadings(snapshot, readings);
  const moment = momentOf(now);
  const isDue = hasClockJumped || now >= snapshot.changesAt;
  const isNewDay = hasClockJumped || moment.day !== snapshot.moment.day;
  const hasChanges = Object.keys(changes).length > 0;
  if (!hasChanges && !isDue && isSame(invalid, snapshot.invalid)) return snapshot;
  await yieldToEventLoop();

  const affected = isNewDay
    ? new Set([...parts.providers.keys(), ...snapshot.entries.keys()])
    : new Set([
        ...(await affectedBy(changes, [snapshot.parts, parts])),
        ...dueProviders(now, snapshot.entries),
      ]);
  await yieldToEventLoop();
  const ownerIndex = await updateOwnerIndex(snapshot.ownerIndex, changes);
  await yieldToEventLoop();
  const { entries, failed } = await rebuildEntries(affected, {
    before: snapshot,
    parts,
    ownerIndex,
    moment,
  });
  const orphans = await relationProblems(parts, changes, snapshot.orphans);
  const isChanged = isDue || isVisible(changes);
  const { catalogue, documents } = isChanged
    ? await buildCatalogue(parts, entries, { now, before: snapshot.documents })
    : snapshot;
  if (isChanged) {
    await yieldToEventLoop();
    // On a new day every product is another.
    if (!isNewDay) inheritOrders(catalogue.products, snapshot.catalogue.products);
    await yieldToEventLoop();
    await prepareComparison(catalogue.products);
    await prepareProviderComparison(catalogue.companies);
  }
  await yieldToEventLoop();
  return {
    parts,
    invalid,
    ownerIndex,
    entries,
    failed,
    orphans,
    catalogue,
    documents,
    skipped: [
      ...[invalid, failed, documents.failed, orphans].flatMap((problems) => [...problems.values()]),
      ...invalidReviews(parts['review-summaries']),
    ],
    moment,
    changesAt: nextChange({ parts, entries, moment }),
  };
}

/** The next midnight, start or end of an offer, or lapse of a registration. */
function nextChange({
  parts,
  entries,
  moment,
}: Pick<Snapshot, 'entries' | 'moment' | 'parts'>): Date {
  let next = nextDiscountChange(shown(parts.discounts), moment.now);
  next = Math.min(next, moment.dayEndsAt.getTime());
  for (const { changesAt } of entries.values())
    if (changesAt > moment.now.getTime()) next = Math.min(next, changesAt);
  return new Date(next);
}

/** Whether any change is public: an edited draft is not. */
function isVisible(changes: Changes): boolean {
  return Object.values(changes).some((ofSource) =>
    [...ofSource.values()].some((parts) => parts.some(Boolean)),
  );
}

function isSame(a: Problems, b: Problems): boolean {
  return a.size === b.size && [...a].every(([key, { reason }]) => b.get(key)?.reason === reason);
}

/** A part before and after a change. */
type Both<Part> = readonly [Part | null | undefined, Part | null | undefined];

/** The providers whose entries depend on the changes, before or after. Yields to the event loop meanwhile. */
async function affectedBy(changes: Changes, states: readonly Parts[]): Promise<Set<string>> {
  const affected = new Set(changes.providers?.keys());
  for (const source of [
    'registrations',
    'products',
    'review-summaries',
    'sentiment-snapshots',
  ] as const) {
    const changed: Iterable<Both<{ provider: string }>> | undefined = changes[source]?.values();
    if (!changed) continue;
    await forEachInTurns(changed, (parts) => {
      for (const part of parts) if (part) affected.add(part.provider);
    });
  }
  if (changes.observations) {
    await forEachInTurns(changes.observations.values(), (prices) => {
      for (const price of prices)
        for (const { products } of states) {
          const product = price && products.get(price.product);
          if (product) affected.add(product.provider);
        }
    });
  }
  if (changes.media) {
    for (const [id, profile] of states.flatMap((parts) => [...parts.providers]))
      if (profile?.logoId && changes.media.has(profile.logoId)) affected.add(id);
  }
  if (changes.medications) {
    for (const product of states.flatMap((parts) => shown(parts.products)))
      if (changes.medications.has(product.medication)) affected.add(product.provider);
  }
  return affected;
}

/** The providers whose entries have changed through time alone. */
function dueProviders(now: Date, entries: ProviderEntries): string[] {
  const due: string[] = [];
  for (const [id, { changesAt }] of entries) if (changesAt <= now.getTime()) due.push(id);
  return due;
}
