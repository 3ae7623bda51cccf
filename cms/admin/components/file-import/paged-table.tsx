import { Button } from '@payloadcms/ui';
import { useState, type ReactNode } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import { formatCount } from '#contract/rules/counted.ts';

const pageSize = 100;

type Props<Row> = {
  caption: string;
  columns: Parameters<typeof DataTable>[0]['columns'];
  rows: readonly Row[];
  /** A row of the table, with its key. */
  children: (row: Row) => ReactNode;
};

/** Rows of a file, a hundred at a time. */
export function PagedTable<Row>({ caption, columns, rows, children }: Props<Row>) {
  const [page, setPage] = useState(0);
  const first = page * pageSize;
  const onPage = rows.slice(first, first + pageSize);
  const range = `${formatCount(first + 1)}–${formatCount(first + onPage.length)} of ${formatCount(rows.length)}`;
  return (
    <>
      <DataTable caption={`${caption}: rows ${range}`} columns={columns}>
        {onPage.map(children)}
      </DataTable>
      {rows.length > pageSize && (
        <nav className="file-import__buttons" aria-label="Pages of the table">
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
