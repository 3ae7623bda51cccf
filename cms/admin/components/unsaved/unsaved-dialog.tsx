'use client';

import { Button, Modal, useModal } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { formatDate, formatTime } from '#contract/rules/date.ts';
import '../save-conflict/conflict-dialog.css';
import type { Difference } from '../save-conflict/describe-document.ts';
import { DifferenceTable } from '../save-conflict/difference-table.tsx';

const modal = 'unsaved';

type Props = {
  typedAt: string;
  differences: readonly Difference[];
  onPutBack: () => void;
  onDiscard: () => void;
};

/** Offers what was typed before and not saved. */
export function UnsavedDialog({ typedAt, differences, onPutBack, onDiscard }: Props) {
  const { openModal, closeModal } = useModal();
  const headingId = useId();

  useEffect(() => {
    openModal(modal);
    return () => closeModal(modal);
  }, [closeModal, openModal]);

  return (
    <Modal
      slug={modal}
      className="save-conflict unsaved"
      closeOnBlur={false}
      aria-labelledby={headingId}
    >
      <div className="save-conflict__content">
        <h1 id={headingId}>You have typed something here and not saved it</h1>
        <p>
          That was on {formatDate(typedAt)} at {formatTime(typedAt)}. This browser has kept it.
        </p>
        <DifferenceTable
          caption="What you typed"
          columns={['Typed', 'Saved']}
          differences={differences}
        />
        <div className="save-conflict__actions">
          <Button margin={false} onClick={onPutBack}>
            Put it back
          </Button>
          <Button margin={false} buttonStyle="secondary" onClick={onDiscard}>
            Discard it
          </Button>
        </div>
      </div>
    </Modal>
  );
}
