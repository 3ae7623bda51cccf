import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { compareText } from '#contract/rules/compare-text.ts';
import { registeredFirst } from '#contract/rules/registration.ts';
import { partsOwnedBy, type OwnerIndex } from './owner-index.ts';
import type { ProviderEntries } from './build-catalogue.ts';
import { buildProviderEntry, type ProviderEntry } from './build-provider.ts';
import type { Moment } from './moment.ts';
import { keyOf, reasonOf, type Problems } from './skipped.ts';
import type { Parts } from './sources.ts';

/**
 * The entries of published providers, registered ones first, then by number of reviews; and those that could not be
 * built because of a bug of ours.
 */
export type Entries = { entries: ProviderEntries; failed: Problems };

type Ingredients = { parts: Parts; ownerIndex: OwnerIndex; moment: Moment };

/**
 * Rebuilds the entries of some providers, and yields to the event loop after each, because one may have a thousand
 * products. One that fails keeps its last good form, or is left out.
 */
export async function rebuildEntries(
  affected: ReadonlySet<string>,
  { before, ...ingredients }: Ingredients & { before: Entries },
): Promise<Entries> {
  if (affected.size === 0) return before;
  const entries = new Map(before.entries);
  const failed = new Map(before.failed);
  for (const id of affected) {
    failed.delete(keyOf('providers', id));
    try {
      const entry = buildEntry(id, ingredients);
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    } catch (error) {
      const failure = { collection: 'providers', id, reason: reasonOf(error) };
      failed.set(keyOf('providers', id), failure);
    }
    await yieldToEventLoop();
  }
  return { entries: inOrder(entries, { affected, before: before.entries }), failed };
}

/** Sorts registered providers first, then by number of reviews; skipped if nothing relevant has changed. */
function inOrder(
  entries: ProviderEntries,
  { affected, before }: { affected: ReadonlySet<string>; before: ProviderEntries },
): ProviderEntries {
  const isAsBefore = [...affected].every((id) => {
    const [old, next] = [before.get(id), entries.get(id)];
    return old && next ? compareEntries(old, next) === 0 : old === next;
  });
  return isAsBefore
    ? entries
    : new Map([...entries].toSorted(([, a], [, b]) => compareEntries(a, b)));
}

function compareEntries({ provider: a }: ProviderEntry, { provider: b }: ProviderEntry): number {
  return registeredFirst(a, b) || b.reviewCount - a.reviewCount || compareText(a.name, b.name);
}

/** The entry of a provider; undefined if it is not public. */
function buildEntry(
  id: string,
  { parts, ownerIndex, moment }: Ingredients,
): ProviderEntry | undefined {
  const stored = { parts, ownerIndex };
  const profile = parts.providers.get(id);
  if (!profile) return undefined;
  const products = partsOwnedBy(id, 'products', stored).flatMap((product) => {
    const medication = parts.medications.get(product.medication);
    const pastPrices = partsOwnedBy(product.id, 'observations', stored);
    return medication ? [{ product, medication, pastPrices }] : [];
  });
  const registrations = partsOwnedBy(id, 'registrations', stored);
  const [reviews] = partsOwnedBy(id, 'review-summaries', stored);
  const sentiments = partsOwnedBy(id, 'sentiment-snapshots', stored);
  const logo = profile.logoId === null ? null : (parts.media.get(profile.logoId) ?? null);
  return buildProviderEntry(
    { profile, logo, registrations, products, reviews, sentiments },
    moment,
  );
}
