'use client';

import { Button, Modal, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { Difference } from './describe-document.ts';
import './conflict-dialog.css';
import { useConflict } from './use-conflict.ts';

const modal = 'save-conflict';

/** Asks which of two versions is to stay, field by field beside each other; nothing is saved or lost before that. */
export function ConflictDialog() {
  const conflict = useConflict();
  const { dispatchFields, reset, setModified } = useForm();
  const { setData } = useDocumentInfo();
  const { openModal, closeModal } = useModal();
  const headingId = useId();

  useEffect(() => {
    openModal(modal);
  }, [openModal]);

  /** Takes the refusal back; with a time, the next save counts as coming after the version of that time. */
  function close(seenAt?: string) {
    closeModal(modal);
    dispatchFields({
      type: 'UPDATE',
      path: 'updatedAt',
      valid: true,
      errorMessage: undefined,
      ...(seenAt !== undefined && { value: seenAt }),
    });
  }

  function keepMine(seenAt: string) {
    close(seenAt);
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
        {conflict === undefined && <p role="status">Reading their version…</p>}
        {conflict === null && <p>Their version could not be read. Go back and save again.</p>}
        {conflict && (
          <>
            <p>
              It was saved on {timeOf(conflict.theirs.updatedAt)}, by somebody else or in another
              tab, after you had opened yours. Yours has not been saved.
            </p>
            <Differences differences={conflict.differences} />
          </>
        )}
        <div className="save-conflict__actions">
          {conflict && (
            <>
              <Button margin={false} onClick={() => keepMine(conflict.theirs.updatedAt)}>
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

function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>What they saved is the same as what you have typed.</p>;
  return (
    <DataTable
      caption="Where the two versions differ"
      columns={['Field', 'Yours', 'Theirs']}
      isFixed
    >
      {differences.map(({ path, label, mine, theirs }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          <td>{mine || <em>empty</em>}</td>
          <td>{theirs || <em>empty</em>}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function timeOf(isoTime: string): string {
  return new Date(isoTime).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
