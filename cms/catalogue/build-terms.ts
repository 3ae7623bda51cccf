import type { Provider as StoredProvider } from '#collections/payload-types.ts';
import { mapTerms, type Terms } from '#contract/rules/provider-terms.ts';
import type { TermSources } from '#contract/schemas/provider-terms.ts';

export type StoredTerms = StoredProvider['terms'];

/** What a provider asks, with where that was read; a term that has no source is not shown. */
export function buildTerms(stored: StoredTerms): { terms: Terms; termSources: TermSources } {
  const termSources = mapTerms((name) => {
    const { value, sourceUrl, checkedAt } = stored?.[name] ?? {};
    const isEmpty = value === undefined || value === null || [value].flat().join('') === '';
    return isEmpty || !sourceUrl || !checkedAt ? null : { url: sourceUrl, checkedAt };
  });
  const terms = mapTerms((name) => (termSources[name] ? (stored?.[name]?.value ?? null) : null));
  return { terms: terms as Terms, termSources };
}
