import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { Provider } from '#collections/payload-types.ts';
import { mapTerms, terms, type TermName, type Terms } from '#contract/rules/provider-terms.ts';

/** What a provider says to a term, where that was read, and when as an ISO time; all null if it is not known. */
export type StoredTerm = {
  value: Terms[TermName];
  sourceUrl: string | null;
  checkedAt: string | null;
};

export const unknownStoredTerm: StoredTerm = { value: null, sourceUrl: null, checkedAt: null };

/** A provider with its terms as published. */
export type ProviderTerms = {
  id: string;
  name: string;
  slug: string;
  updatedAt: string;
  /** Whether a newer draft waits to be published. */
  hasDraft: boolean;
  terms: Record<TermName, StoredTerm>;
};

/** All providers with their terms, those in the trash aside. */
export async function readProviderTerms(payload: Payload): Promise<ProviderTerms[]> {
  const providers = {
    collection: 'providers',
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true,
  } as const;
  const published = await payload.find({
    ...providers,
    select: { name: true, slug: true, updatedAt: true, terms: true },
  });
  const drafts = await payload.find({
    ...providers,
    draft: true,
    where: { _status: { equals: 'draft' } },
    select: { name: true },
  });
  const withDraft = new Set(drafts.docs.map(({ id }) => id));
  return published.docs.map(({ id, name, slug, updatedAt, terms: stored }) => ({
    id,
    name,
    slug,
    updatedAt,
    hasDraft: withDraft.has(id),
    terms: mapTerms((term) => storedTerm(term, stored?.[term])),
  }));
}

/** Tells apart what was stored of a term at different times; a spreadsheet program takes it for text. */
export function versionOf({ value, sourceUrl, checkedAt }: StoredTerm): string {
  const said = JSON.stringify(value === null ? null : [value, sourceUrl, checkedAt]);
  return `v${createHash('sha256').update(said).digest('hex').slice(0, 15)}`;
}

/** The answers of a term that takes several, in the order of the table. */
export function inOrder(name: TermName, values: readonly string[]): string[] {
  const term = terms[name];
  return term.kind === 'choices'
    ? Object.keys(term.options).filter((option) => values.includes(option))
    : [...values];
}

type Stored = NonNullable<NonNullable<Provider['terms']>[TermName]>;

function storedTerm(name: TermName, stored: Stored | undefined): StoredTerm {
  const value = stored?.value;
  const isUnknown = value === undefined || value === null || value === '';
  if (!stored || isUnknown || (Array.isArray(value) && value.length === 0)) {
    return unknownStoredTerm;
  }
  return {
    value: (Array.isArray(value) ? inOrder(name, value) : value) as Terms[TermName],
    sourceUrl: stored.sourceUrl || null,
    checkedAt: stored.checkedAt ?? null,
  };
}
