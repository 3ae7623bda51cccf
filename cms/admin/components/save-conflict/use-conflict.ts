import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { describeDifferences, type Difference } from './describe-document.ts';
import { withTitles } from './with-titles.ts';

export type Stored = Record<string, unknown> & { updatedAt: string };

export type Conflict = { theirs: Stored; differences: Difference[] };

/** What is stored now, and where the form differs from it: undefined until it has been read, null if it cannot be. */
export function useConflict(): Conflict | null | undefined {
  const [conflict, setConflict] = useState<Conflict | null>();
  const { getData } = useForm();
  const { id, collectionSlug = '', globalSlug } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const { api } = config.routes;

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const address = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
    const entity = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug });
    const titleField = (collection: string) =>
      getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
    void readStored(`${api}/${address}?draft=true&depth=0`, signal)
      .then(async (theirs) => {
        const differences = describeDifferences(entity?.fields ?? [], getData(), theirs);
        return { theirs, differences: await withTitles(differences, { api, titleField, signal }) };
      })
      .then(setConflict)
      .catch(() => signal.aborted || setConflict(null));
    return () => abort.abort();
  }, [api, collectionSlug, getData, getEntityConfig, globalSlug, id]);

  return conflict;
}

/** @throws Error if it cannot be read. */
async function readStored(url: string, signal: AbortSignal): Promise<Stored> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Stored;
}
