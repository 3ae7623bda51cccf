import { keyOf, type Problems, type Skipped } from './skipped.ts';
import type { Parts } from './sources.ts';
import type { Changes } from './take-over.ts';

const related = [
  'registrations',
  'products',
  'review-summaries',
  'sentiment-snapshots',
  'discounts',
] as const;
type Related = (typeof related)[number];

/**
 * What is left out because the document that it belongs to is gone. What belongs to a draft is not for visitors, which
 * is no problem. Only what has changed is looked at again, unless it may be what others belong to.
 */
export function relationProblems(parts: Parts, changes: Changes, known: Problems): Problems {
  const isAnything = changes.providers !== undefined || changes.medications !== undefined;
  const problems = new Map(isAnything ? [] : known);
  for (const source of related) {
    const ids = isAnything ? parts[source].keys() : changes[source]?.keys();
    for (const id of ids ?? []) {
      const reason = problemOf(source, id, parts);
      if (reason === undefined) problems.delete(keyOf(source, id));
      else problems.set(keyOf(source, id), { collection: source, id, reason });
    }
  }
  return problems;
}

function problemOf(source: Related, id: string, parts: Parts): string | undefined {
  const part = parts[source].get(id);
  if (!part) return undefined;
  if (!parts.providers.has(part.provider)) return 'Its provider is gone.';
  const isWithoutMedication = 'medication' in part && !parts.medications.has(part.medication);
  return isWithoutMedication ? 'Its medication is gone.' : undefined;
}

/** The reviews that cannot be shown among the newest of each provider. */
export function unsoundReviews(summaries: Parts['review-summaries']): Skipped[] {
  const skipped: Skipped[] = [];
  for (const summary of summaries.values())
    for (const review of summary?.unsound ?? []) skipped.push({ collection: 'reviews', ...review });
  return skipped;
}
