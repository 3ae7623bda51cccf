'use client';

import { Link, useField } from '@payloadcms/ui';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import type { FieldChange } from '#collections/audit-trail/describe-changes.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { useChanges } from './use-changes.ts';
import { useEntity } from './use-entity.ts';

/** The fields that a change touched, before and after, side by side. */
export function AuditChanges({ path }: { path: string }) {
  const { value } = useField<FieldChange[]>({ path });
  const { value: kind } = useField<string>({ path: 'kind' });
  const { value: documentId } = useField<string>({ path: 'documentId' });
  const { fields } = useEntity(kind);
  const changes = useChanges(fields, value);
  // Nobody’s document: somebody tried to sign in to an account that is not there.
  if (documentId === 'unknown') return null;
  return (
    <>
      <Link href={adminHref(whereFound(kind, documentId))}>Open the document as it is now</Link>
      {changes.length > 0 && (
        <DataTable caption="What changed" columns={['Field', 'Before', 'After']} isFixed>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">{change.label}</th>
              {change.isWithheld ? (
                <td colSpan={2}>Changed; the values are not kept here.</td>
              ) : (
                <>
                  <td>{change.mine || '–'}</td>
                  <td>{change.theirs || '–'}</td>
                </>
              )}
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

/** Price imports share one page; of a global there is one, which the trail names by its kind. */
function whereFound(kind: string, documentId: string): string {
  if (kind === 'price-imports') return screens.priceImport.path;
  return kind === documentId ? `/globals/${kind}` : `/collections/${kind}/${documentId}`;
}
