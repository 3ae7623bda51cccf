'use client';

import { Button, CopyToClipboard, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

/** Makes the key of a machine, and shows it this once. */
export function MachineKey() {
  const { id } = useDocumentInfo();
  const { isSending, run } = useSending();
  const [key, setKey] = useState<string>();

  async function makeKey() {
    setKey((await send<{ key: string }>('POST', '/machine-keys', { machine: id })).key);
  }

  return (
    <div className="field-type" aria-live="polite">
      {key ? (
        <p>
          Its key, which is not shown again: <code>{key}</code>{' '}
          <CopyToClipboard value={key} defaultMessage="Copy the key" />
        </p>
      ) : (
        <p>The key is shown once. A new one replaces the one before at once.</p>
      )}
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isSending}
        onClick={() => void run(makeKey)}
      >
        Make a new key
      </Button>
    </div>
  );
}
