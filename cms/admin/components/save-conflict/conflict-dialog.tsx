'use client';

import { Button, Modal, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useId } from 'react';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { gatedAmounts } from '#contract/rules/price-gate.ts';
import './conflict-dialog.css';
import { DifferenceTable } from './difference-table.tsx';
import { useConflict, type Stored } from './use-conflict.ts';

const modal = 'save-conflict';

/** Asks which of two versions is to stay, field by field beside each other; nothing is saved or lost before that. */
export function ConflictDialog() {
  const conflict = useConflict();
  const { dispatchFields, getField, reset, setModified } = useForm();
  const { setData } = useDocumentInfo();
  const { openModal, closeModal } = useModal();
  const headingId = useId();

  /** Dismisses the refusal; with a time, the next save counts as coming after the version of that time. */
  const close = useCallback(
    (seenAt?: string) => {
      closeModal(modal);
      dispatchFields({
        type: 'UPDATE',
        path: 'updatedAt',
        valid: true,
        errorMessage: undefined,
        ...(seenAt !== undefined && { value: seenAt }),
      });
    },
    [closeModal, dispatchFields],
  );

  useEffect(() => {
    if (conflict === undefined) return;
    // There is nothing to decide; one's own save may have come between as well.
    if (conflict?.differences.length === 0) close(conflict.theirs.updatedAt);
    else openModal(modal);
  }, [close, conflict, openModal]);

  function keepMine(theirs: Stored) {
    const { updatedAt, checkedAt } = theirs;
    close(updatedAt);
    // A large change is one of what is stored now.
    for (const path of gatedAmounts) {
      if (getField(path)) dispatchFields({ type: 'UPDATE', path, initialValue: theirs[path] });
    }
    // Whoever has not said when it was checked does not say that it was checked before theirs.
    const mine = getField('checkedAt');
    if (mine && mine.value === mine.initialValue) {
      dispatchFields({
        type: 'UPDATE',
        path: 'checkedAt',
        value: checkedAt,
        initialValue: checkedAt,
      });
    }
    setModified(true);
    toast.info('Save again to put your version in place of theirs.');
  }

  /** The dialogue stays in front of the form until the form is theirs: what is typed before would be taken away. */
  async function takeTheirs(theirs: Record<string, unknown>) {
    await reset(theirs);
    setData(theirs);
    close();
    toast.info('You are looking at their version now.');
  }

  return (
    <Modal slug={modal} className="save-conflict" closeOnBlur={false} aria-labelledby={headingId}>
      <div className="save-conflict__content">
        <h1 id={headingId}>A newer version has been saved in the meantime</h1>
        {conflict === null && <p>Their version could not be read. Go back and save again.</p>}
        {conflict && (
          <>
            <p>
              It was saved on {formatDateAndTime(conflict.theirs.updatedAt)}, by somebody else or in
              another tab, after you had opened yours. Yours has not been saved.
            </p>
            <DifferenceTable
              caption="Where the two versions differ"
              columns={['Yours', 'Theirs']}
              differences={conflict.differences}
            />
          </>
        )}
        <div className="save-conflict__actions">
          {conflict && (
            <>
              <Button margin={false} onClick={() => keepMine(conflict.theirs)}>
                Keep mine
              </Button>
              <Button
                margin={false}
                buttonStyle="secondary"
                onClick={() => void takeTheirs(conflict.theirs)}
              >
                Take theirs
              </Button>
            </>
          )}
          <Button margin={false} buttonStyle="subtle" onClick={() => close()}>
            Back to the form
          </Button>
        </div>
      </div>
    </Modal>
  );
}
