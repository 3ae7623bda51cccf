'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { failureText, send } from '../send.ts';

/** On the account of somebody who has not accepted the invitation. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [isPending, setIsPending] = useState(false);

  async function sendAgain() {
    setIsPending(true);
    try {
      const address = `${config.routes.api}/users/${id}/invitation`;
      toast.success((await send<{ message: string }>('POST', address)).message);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isPending}
      onClick={() => void sendAgain()}
    >
      Send the invitation again
    </Button>
  );
}
