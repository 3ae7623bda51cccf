import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import type { ImportStatus, ImportSummary, UndoPreview } from '#contract/rules/price-import.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { useSending } from '../use-sending.ts';
import { previewUndo } from './import-requests.ts';

const modal = 'undo-price-import';
const maxNamed = 20;

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
  /** Whether a file is being looked at, which opening or undoing another would put away. */
  hasFile: boolean;
  onOpen: (summary: ImportSummary) => Promise<void>;
  onUndo: (summary: ImportSummary) => Promise<void>;
};

/** The last imports, each of which can be undone, but for what somebody has changed since. */
export function PastImports({ imports, isBusy, hasFile, onOpen, onUndo }: Props) {
  const { openModal } = useModal();
  const { isSending, run } = useSending();
  const [chosen, setChosen] = useState<{ summary: ImportSummary; undo: UndoPreview }>();
  const isDisabled = isBusy || hasFile || isSending;
  if (imports.length === 0) return null;
  return (
    <section>
      <h2>Last imports</h2>
      {hasFile && (
        <p>To open or undo one of these, apply the file above first, or choose another file.</p>
      )}
      <DataTable
        caption="The newest first"
        columns={['File', 'Applied', 'Products', 'State', 'Open', 'Undo']}
      >
        {imports.map((summary) => (
          <tr key={summary.id}>
            <th scope="row">{summary.fileName}</th>
            <td>{whenAndByWhom(summary.appliedAt, summary.appliedBy)}</td>
            <td>
              {formatCount(summary.changedRows)} changed, {formatCount(summary.createdRows)} added,{' '}
              {formatCount(summary.checkedRows)} found unchanged
            </td>
            <td>
              {statusNames[summary.status]}
              {summary.undoneAt && ` ${whenAndByWhom(summary.undoneAt, summary.undoneBy)}`}
            </td>
            <td>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                disabled={isDisabled}
                aria-label={`Open ${summary.fileName}`}
                onClick={() => void run(() => onOpen(summary))}
              >
                Open
              </Button>
            </td>
            <td>
              {summary.status === 'applied' && (
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  disabled={isDisabled}
                  aria-label={`Undo ${summary.fileName}`}
                  onClick={() =>
                    void run(async () => {
                      setChosen({ summary, undo: await previewUndo(summary.id) });
                      openModal(modal);
                    })
                  }
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
        heading={`Undo ${chosen?.summary.fileName ?? ''}?`}
        body={chosen && <UndoEffects {...chosen.undo} />}
        confirmLabel="Undo the import"
        onConfirm={() => (chosen ? onUndo(chosen.summary) : undefined)}
      />
    </section>
  );
}

function UndoEffects({ undoable, kept }: UndoPreview) {
  if (undoable === 0) return <p>Nothing can be undone: every product has been changed since.</p>;
  return (
    <>
      <p>
        {counted(undoable, 'product')} {nounFor(undoable, 'becomes', 'become')} what{' '}
        {nounFor(undoable, 'it was', 'they were')} before, and what the file added goes to the
        trash. The log keeps both.
      </p>
      {kept.length > 0 && (
        <>
          <p>
            {counted(kept.length, 'product')} {nounFor(kept.length, 'stays', 'stay')} as{' '}
            {nounFor(kept.length, 'it is', 'they are')} now:
          </p>
          <ul>
            {kept.slice(0, maxNamed).map(({ product, reason }) => (
              <li key={product}>
                {product}: {reason}
              </li>
            ))}
            {kept.length > maxNamed && (
              <li>and {counted(kept.length - maxNamed, 'more product')}</li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

/** As `12 August 2025, 09:30, by Ada`; without the name if it is not known, and empty without a time. */
export function whenAndByWhom(isoTime: string | null, by: string | null): string {
  if (!isoTime) return '';
  return `${formatDateAndTime(isoTime)}${by ? `, by ${by}` : ''}`;
}
