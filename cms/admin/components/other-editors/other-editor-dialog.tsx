'use client';

import { Button, Modal, toast, useModal } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { DifferenceTable } from '../save-conflict/difference-table.tsx';
import '../save-conflict/conflict-dialog.css';
import { useConflict } from '../save-conflict/use-conflict.ts';

const modal = 'other-editor';

type Props = {
  name: string;
  /** Whether the document was taken over, rather than being edited by the other one first. */
  isTakenOver: boolean;
  onTakeOver: () => void;
  onClose: () => void;
};

/** Names the other editor and shows what has been typed in the form, which can go on or be copied. */
export function OtherEditorDialog({ name, isTakenOver, onTakeOver, onClose }: Props) {
  const conflict = useConflict();
  const { openModal, closeModal } = useModal();
  const headingId = useId();
  const differences = conflict?.differences ?? [];

  const isRead = conflict !== undefined;
  useEffect(() => {
    if (isRead) openModal(modal);
    return () => closeModal(modal);
  }, [closeModal, isRead, openModal]);

  async function copy() {
    await navigator.clipboard.writeText(
      differences.map(({ label, mine }) => `${label}\n${mine}`).join('\n\n'),
    );
    toast.success('Copied.');
  }

  return (
    <Modal
      slug={modal}
      className="save-conflict other-editor"
      closeOnBlur={false}
      aria-labelledby={headingId}
    >
      <div className="save-conflict__content">
        <h1 id={headingId}>
          {isTakenOver ? `${name} has taken over` : `${name} is editing this, too`}
        </h1>
        <p>
          Nothing that you have typed is lost: it is still in your form, not saved yet. If both of
          you save, whoever is second is shown both versions.
        </p>
        {differences.length > 0 && (
          <DifferenceTable
            caption="What you have typed"
            columns={['Yours', 'Saved']}
            differences={differences}
          />
        )}
        <div className="save-conflict__actions">
          <Button margin={false} onClick={onTakeOver}>
            {isTakenOver ? 'Take it back' : 'Take over'}
          </Button>
          <Button margin={false} buttonStyle="secondary" onClick={onClose}>
            Back to the form
          </Button>
          {differences.length > 0 && (
            <Button margin={false} buttonStyle="subtle" onClick={() => void copy()}>
              Copy what I have typed
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
