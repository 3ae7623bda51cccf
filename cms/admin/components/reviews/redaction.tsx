'use client';

import { Button, toast, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';
import './redaction.css';

/** Takes personal data out of a review; everything else in it stays as its writer sent it. */
export function Redaction() {
  const inputId = useId();
  const { id } = useDocumentInfo();
  const { permissions } = useAuth();
  const isModified = useFormModified();
  const router = useRouter();
  const [passage, setPassage] = useState('');
  const { isSending, run } = useSending();
  if (!id || !permissions?.collections?.reviews?.update) return null;

  async function redact() {
    await send('POST', '/moderation/redact', { id, passage });
    toast.success('The words have been replaced by “[removed: personal data]”.');
    setPassage('');
    router.refresh();
  }

  return (
    <div className="redaction">
      <label htmlFor={inputId}>Redact personal data</label>
      <p>
        A review stays as its writer sent it. Words that name or identify somebody are replaced
        wherever they stand in it by “[removed: personal data]”; the audit trail keeps them.
      </p>
      <div className="redaction__row">
        <input
          id={inputId}
          type="text"
          value={passage}
          placeholder="The words, exactly as in the review"
          onChange={(event) => setPassage(event.target.value)}
        />
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          // The form is read anew afterwards, without what has been typed into it.
          disabled={isModified || isSending || passage.trim() === ''}
          onClick={() => void run(redact)}
        >
          Redact
        </Button>
      </div>
      {isModified && <p role="status">Save your other changes first.</p>}
    </div>
  );
}
