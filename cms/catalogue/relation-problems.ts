import { forEachInTurns } from '../runtime/in-turns.ts';
import { keyOf, type Problems, type Skipped } from './skipped.ts';
import type { Parts } from './sources.ts';
import type { Changes } from './apply-readings.ts';

const related = [
  'registrations',
  'products',
  'review-summaries',
  'sentiment-snapshots',
  'discounts',
] as const;
type Related = (typeof related)[number];

/**
 * Documents left out because the document they belong to no longer exists; belonging to a draft is not a problem. Only
 * changed documents are checked again, unless a provider or medication has changed. Yields to the event loop meanwhile.
 */
export async function relationProblems(
  parts: Parts,
  changes: Changes,
  known: Problems,
): Promise<Problems> {
  const isFullCheck = changes.providers !== undefined || changes.medications !== undefined;
  const problems = new Map(isFullCheck ? [] : known);
  for (const source of related) {
    const ids = isFullCheck ? parts[source].keys() : changes[source]?.keys();
    if (!ids) continue;
    await forEachInTurns(ids, (id) => {
      const reason = problemOf(source, id, parts);
      if (reason === undefined) problems.delete(keyOf(source, id));
      else problems.set(keyOf(source, id), { collection: source, id, reason });
    });
  }
  return problems;
}

function problemOf(source: Related, id: string, parts: Parts): string | undefined {
  const part = parts[source].get(id);
  if (!part) return undefined;
  if (!parts.providers.has(part.provider)) return 'Its provider no longer exists.';
  const medication = 'medication' in part ? part.medication : null;
  const isWithoutMedication = medication !== null && !parts.medications.has(medication);
  return isWithoutMedication ? 'Its medication no longer exists.' : undefined;
}

/** The invalid reviews among the newest of each provider. */
export function invalidReviews(summaries: Parts['review-summaries']): Skipped[] {
  const skipped: Skipped[] = [];
  for (const summary of summaries.values())
    for (const review of summary?.invalid ?? []) skipped.push({ collection: 'reviews', ...review });
  return skipped;
}
