'use client';

import { Link, useField } from '@payloadcms/ui';
import type { FieldChange } from '#collections/audit-trail/describe-changes.ts';
import { formatPrice } from '#contract/rules/money.ts';
import { DataTable } from '../data-table/data-table.tsx';

/** The fields that a change touched, before and after, side by side. */
export function AuditChanges({ path }: { path: string }) {
  const { value } = useField<FieldChange[]>({ path });
  const { value: kind } = useField<string>({ path: 'kind' });
  const { value: documentId } = useField<string>({ path: 'documentId' });
  // Nobody’s document: somebody tried to sign in to an account that is not there.
  if (documentId === 'unknown') return null;
  return (
    <>
      <Link href={`/admin/${whereFound(kind, documentId)}`}>Open the document as it is now</Link>
      <DataTable caption="What changed" columns={['Field', 'Before', 'After']} isFixed>
        {(value ?? []).map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.field}</th>
            {'before' in change || 'after' in change ? (
              <>
                <td>{asText(change.field, change.before)}</td>
                <td>{asText(change.field, change.after)}</td>
              </>
            ) : (
              <td colSpan={2}>Changed; the values are not kept here.</td>
            )}
          </tr>
        ))}
      </DataTable>
    </>
  );
}

/** Price imports share one page; of a global there is one, which the trail names by its kind. */
function whereFound(kind: string, documentId: string): string {
  if (kind === 'price-imports') return 'price-import';
  return kind === documentId ? `globals/${kind}` : `collections/${kind}/${documentId}`;
}

function asText(field: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number' && field.endsWith('Pence')) return formatPrice(value);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
