import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { read } from '../send.ts';
import { describeDifferences, type Difference } from './describe-document.ts';
import { withTitles } from './with-titles.ts';

export type Stored = Record<string, unknown> & { updatedAt: string };

export type Conflict = { theirs: Stored; differences: Difference[] };

/** What is stored now, and where the form differs from it: undefined until it has been read, null if it cannot be. */
export function useConflict(): Conflict | null | undefined {
  const [conflict, setConflict] = useState<Conflict | null>();
  const { getData } = useForm();
  const { id, collectionSlug = '', globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
    const entity = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug });
    const titleField = (collection: string) =>
      getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
    void read<Stored>(`${path}?draft=true&depth=0`, signal)
      .then(async (theirs) => {
        const differences = describeDifferences(entity?.fields ?? [], getData(), theirs);
        return { theirs, differences: await withTitles(differences, { titleField, signal }) };
      })
      .then(setConflict)
      .catch(() => signal.aborted || setConflict(null));
    return () => abort.abort();
  }, [collectionSlug, getData, getEntityConfig, globalSlug, id]);

  return conflict;
}
