import type { RowPlan } from '#contract/rules/price-import.ts';
import { Figure } from '../data-table/data-table.tsx';
import { percentInWords } from '../data-table/percent-in-words.ts';
import { PagedTable } from '../file-import/paged-table.tsx';
import type { PreviewTableProps } from '../file-import/preview-panel.tsx';
import { RowChanges } from '../file-import/row-changes.tsx';

const columns = [
  { figures: 'Line' },
  'Product',
  'What changes',
  { figures: 'Price change' },
  'What to know',
  'Right?',
];

/** Rows of prices with what becomes of them. */
export function PreviewTable({ caption, rows, ticked, onTick }: PreviewTableProps<RowPlan>) {
  return (
    <PagedTable caption={caption} columns={columns} rows={rows}>
      {(row) => (
        <tr key={row.line}>
          <Figure>{row.line}</Figure>
          <th scope="row">
            {row.provider || '(no provider)'}
            <br />
            {row.medication} {row.dose}
          </th>
          <td>
            <RowChanges changes={row.changes} />
          </td>
          <Figure>{row.pricePercent !== undefined && percentInWords(row.pricePercent)}</Figure>
          <td>{row.reason}</td>
          <td>
            {row.needsTick && (
              <input
                type="checkbox"
                aria-label={`Line ${row.line} is right`}
                checked={ticked.has(row.line)}
                onChange={({ target }) => onTick([row.line], target.checked)}
              />
            )}
          </td>
        </tr>
      )}
    </PagedTable>
  );
}
