import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { formatCount } from '#contract/rules/counted.ts';
import type { AppliedRow, AppliedRows, RowFate } from '#contract/rules/price-import.ts';
import { Figure } from '../data-table/data-table.tsx';
import { PagedTable } from '../file-import/paged-table.tsx';
import { RowChanges } from '../file-import/row-changes.tsx';
import { files } from './import-requests.ts';
import { whenAndByWhom } from './past-imports.tsx';

const columns = [{ figures: 'Line' }, 'Product', 'What it said', 'What became of it'];

/** The fates of rows, in the order in which they are looked at. */
const fates: Record<RowFate, string> = {
  written: 'Written',
  'left out': 'Left out',
  checked: 'Checked, no change',
  same: 'The same already',
};

/** An import that was applied: its file, and what became of each row when it was. */
export function PastImport({
  import: summary,
  rows,
  onClose,
}: AppliedRows & { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = Object.keys(fates) as RowFate[];
  const sorted = names.flatMap((name) => rows.filter(({ fate }) => fate === name));
  return (
    <section aria-labelledby="past-import">
      <h2 id="past-import" ref={heading} tabIndex={-1}>
        What {summary.fileName} did
      </h2>
      <p>
        Applied {whenAndByWhom(summary.appliedAt, summary.appliedBy)}.{' '}
        {summary.undoneAt && `Undone ${whenAndByWhom(summary.undoneAt, summary.undoneBy)}. `}
        {sentence(names, rows)}{' '}
        <a href={files.sent(summary.id)}>Download the file as it was sent</a>
      </p>
      <PagedTable
        key={summary.id}
        caption="What became of each row"
        columns={columns}
        rows={sorted}
      >
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
            <td>
              {fates[row.fate]}
              {row.fate === 'left out' && row.reason && (
                <>
                  <br />
                  {row.reason}
                </>
              )}
            </td>
          </tr>
        )}
      </PagedTable>
      <div className="file-import__buttons">
        <Button buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

function sentence(names: readonly RowFate[], rows: readonly AppliedRow[]): string {
  const parts = names.flatMap((name) => {
    const count = rows.filter(({ fate }) => fate === name).length;
    return count > 0 ? [`${formatCount(count)} ${fates[name].toLowerCase()}`] : [];
  });
  return `Rows: ${parts.join(', ')}.`;
}
