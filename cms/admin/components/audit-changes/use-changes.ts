import { useConfig } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useMemo, useState } from 'react';
import type { FieldChange } from '#collections/audit-trail/describe-changes.ts';
import { withTitles } from '../save-conflict/with-titles.ts';
import { inWords, type ChangeInWords } from './in-words.ts';

/** The changes of an entry in words; documents that are related to are named once their names have arrived. */
export function useChanges(
  fields: readonly ClientField[],
  entry: FieldChange[] | null | undefined,
): readonly ChangeInWords[] {
  const { getEntityConfig } = useConfig();
  const changes = useMemo(() => inWords(fields, entry ?? []), [fields, entry]);
  const [named, setNamed] = useState<readonly ChangeInWords[]>();
  useEffect(() => {
    if (!changes.some(({ relationTo }) => relationTo !== undefined)) return undefined;
    const abort = new AbortController();
    const titleField = (collection: string) =>
      getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id';
    void withTitles(changes, { titleField, signal: abort.signal })
      .then((found) => setNamed(changes.map((change, index) => ({ ...change, ...found[index] }))))
      // Who may not read them sees their ids.
      .catch(() => {});
    return () => abort.abort();
  }, [changes, getEntityConfig]);
  return named ?? changes;
}
