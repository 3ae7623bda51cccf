'use client';

import type { TextFieldClientProps } from 'payload';
import {
  Button,
  Dropzone,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { KeptEvidence } from '#cms/evidence/keep-evidence.ts';
import { evidenceTypes, maxEvidenceBytes } from '#contract/rules/evidence.ts';
import { failureText, send } from '../send.ts';
import { EvidenceLink } from './evidence-link.tsx';
import './evidence.css';

/** Takes a picture or PDF as evidence: dropped, chosen or pasted. The next save attaches it. */
export function EvidenceField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const [kept, setKept] = useState<KeptEvidence>();
  const [state, setState] = useState<{ isSending: boolean; problem?: string }>({
    isSending: false,
  });
  const isReadOnly = readOnly || disabled;

  async function keep([file]: Iterable<File>) {
    if (!file || isReadOnly) return;
    setState({ isSending: true });
    try {
      if (file.size > maxEvidenceBytes) throw new Error(tooLarge);
      const answer = await send<KeptEvidence>('POST', '/upload-evidence', file);
      setKept(answer);
      setValue(answer.id);
      setState({ isSending: false });
    } catch (error) {
      setState({ isSending: false, problem: failureText(error) });
    }
  }

  // A screenshot that has just been taken is in the clipboard, wherever in the form the cursor is. A spreadsheet puts a picture
  // of its cells beside their text, and the text is what is meant.
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && !clipboardData.types.includes('text/plain'))
        void keep(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  if (isReadOnly) return null;
  return (
    <div className="field-type evidence-field">
      <FieldLabel htmlFor="field-evidence" label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {value && kept?.id === value ? (
        <div className="evidence-field__kept" role="status">
          <EvidenceLink url={kept.url} />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setValue(null)}
          >
            Leave it out
          </Button>
        </div>
      ) : (
        <Dropzone onChange={(files) => void keep(files)}>
          <label htmlFor="field-evidence">
            Drop a screenshot or PDF here, paste it, or choose a file
          </label>
          <input
            id="field-evidence"
            type="file"
            accept={pickable}
            disabled={state.isSending}
            aria-describedby="evidence-limits"
            onChange={({ target }) => void keep(target.files ?? [])}
          />
          <p id="evidence-limits">PNG, JPEG, WebP, AVIF or PDF, up to 10 MB.</p>
        </Dropzone>
      )}
      {state.isSending && <p role="status">Sending the file…</p>}
      {state.problem && <p role="alert">{state.problem}</p>}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** Text comes from the price watch only; nobody uploads it. */
const { txt: _, ...uploadTypes } = evidenceTypes;
const pickable = Object.values(uploadTypes).join();

const tooLarge = 'The file must be 10 MB or smaller.';
