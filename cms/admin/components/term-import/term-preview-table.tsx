import type { TermRowPlan } from '#contract/rules/term-import.ts';
import { Figure } from '../data-table/data-table.tsx';
import { PagedTable } from '../file-import/paged-table.tsx';
import type { PreviewTableProps } from '../file-import/preview-panel.tsx';
import { RowChanges } from '../file-import/row-changes.tsx';

const columns = [{ figures: 'Line' }, 'Provider and term', 'What changes', 'What to know'];

/** Rows of terms with what becomes of them. */
export function TermPreviewTable({ caption, rows }: PreviewTableProps<TermRowPlan>) {
  return (
    <PagedTable caption={caption} columns={columns} rows={rows}>
      {(row) => (
        <tr key={row.line}>
          <Figure>{row.line}</Figure>
          <th scope="row">
            {row.provider || '(no provider)'}
            <br />
            {row.term || '(no term)'}
          </th>
          <td>
            <RowChanges changes={row.changes} />
          </td>
          <td>{row.reason}</td>
        </tr>
      )}
    </PagedTable>
  );
}
