import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { RowPlan } from '#contract/rules/price-import.ts';
import { DataTable, Figure } from '../data-table/data-table.tsx';

const pageSize = 100;

const columns = [
  { figures: 'Line' },
  'Product',
  'What changes',
  { figures: 'Price change' },
  'What to know',
  'Right?',
];

type Props = {
  caption: string;
  rows: readonly RowPlan[];
  ticked: ReadonlySet<number>;
  onTick: (lines: number[], isTicked: boolean) => void;
};

/** Rows of the file with what becomes of them, a hundred at a time. */
export function PreviewTable({ caption, rows, ticked, onTick }: Props) {
  const [page, setPage] = useState(0);
  const first = page * pageSize;
  const onPage = rows.slice(first, first + pageSize);
  const range = `${(first + 1).toLocaleString('en-GB')}–${(first + onPage.length).toLocaleString('en-GB')} of ${rows.length.toLocaleString('en-GB')}`;
  return (
    <>
      <DataTable caption={`${caption}: rows ${range}`} columns={columns}>
        {onPage.map((row) => (
          <tr key={row.line}>
            <Figure>{row.line}</Figure>
            <th scope="row">
              {row.provider || '(no provider)'}
              <br />
              {row.medication} {row.dose}
            </th>
            <td>
              <Changes row={row} />
            </td>
            <Figure>{percent(row.pricePercent)}</Figure>
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
        ))}
      </DataTable>
      {rows.length > pageSize && (
        <nav className="price-import__buttons" aria-label="Pages of the preview">
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Previous {pageSize}
          </Button>
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={first + pageSize >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            Next {pageSize}
          </Button>
        </nav>
      )}
    </>
  );
}

function Changes({ row }: { row: RowPlan }) {
  if (row.changes.length === 0) return 'Nothing';
  return (
    <ul>
      {row.changes.map(({ field, downloaded, from, to }) => (
        <li key={field}>
          {field}: {downloaded !== undefined && `${downloaded} when downloaded, now `}
          {from !== undefined && `${from} → `}
          <strong>{to}</strong>
        </li>
      ))}
    </ul>
  );
}

function percent(change: number | undefined): string {
  if (change === undefined) return '';
  return `${change > 0 ? '▲ up' : '▼ down'} ${Math.abs(change).toLocaleString('en-GB')}%`;
}
