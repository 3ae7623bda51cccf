'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

/** On the account of somebody who has not accepted the invitation. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { isSending, run } = useSending();

  async function sendAgain() {
    const path = `/users/${id}/invitation`;
    toast.success((await send<{ message: string }>('POST', path)).message);
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isSending}
      onClick={() => void run(sendAgain)}
    >
      Send the invitation again
    </Button>
  );
}
