import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type { ImportStatus, ImportSummary } from '#contract/rules/price-import.ts';
import { DataTable } from '../data-table/data-table.tsx';

const modal = 'undo-price-import';

const statusNames: Record<ImportStatus, string> = {
  previewed: 'Not applied',
  applying: 'Being applied',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
};

type Props = {
  imports: readonly ImportSummary[];
  isBusy: boolean;
  onUndo: (summary: ImportSummary) => Promise<void>;
};

/** The last imports, each of which can be undone as one. */
export function PastImports({ imports, isBusy, onUndo }: Props) {
  const { openModal } = useModal();
  const [chosen, setChosen] = useState<ImportSummary>();
  if (imports.length === 0) return null;
  return (
    <section className="file-import__past">
      <h2>Last imports</h2>
      <DataTable
        caption="The newest first"
        columns={['File', 'Applied', 'Products', 'State', 'Undo']}
      >
        {imports.map((summary) => (
          <tr key={summary.id}>
            <th scope="row">{summary.fileName}</th>
            <td>{when(summary.appliedAt, summary.appliedBy)}</td>
            <td>
              {summary.changedRows.toLocaleString('en-GB')} changed,{' '}
              {summary.createdRows.toLocaleString('en-GB')} added,{' '}
              {summary.checkedRows.toLocaleString('en-GB')} found as they were
            </td>
            <td>
              {statusNames[summary.status]}
              {summary.undoneAt && ` ${when(summary.undoneAt, summary.undoneBy)}`}
            </td>
            <td>
              {summary.status === 'applied' && (
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  disabled={isBusy}
                  aria-label={`Undo ${summary.fileName}`}
                  onClick={() => {
                    setChosen(summary);
                    openModal(modal);
                  }}
                >
                  Undo
                </Button>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <ConfirmationModal
        modalSlug={modal}
        heading={`Undo ${chosen?.fileName ?? ''}?`}
        body="Every price, fee and stock that it changed becomes what it was before, and what it added goes to the trash. The log keeps both."
        confirmLabel="Undo the import"
        onConfirm={() => (chosen ? onUndo(chosen) : undefined)}
      />
    </section>
  );
}

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function when(isoTime: string | null, by: string | null): string {
  if (!isoTime) return '';
  return `${dateAndTime.format(new Date(isoTime))}${by ? `, by ${by}` : ''}`;
}
