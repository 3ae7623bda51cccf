'use client';

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { failureText, send } from '../send.ts';

/** Beside the save button of a report: puts the price right as the visitor wrote, in one step. */
export function AcceptCorrection() {
  const { id } = useDocumentInfo();
  const { getDataByPath } = useForm();
  const [status, evidence] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.evidence?.value,
  ]);
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  if (!id || status !== 'new') return null;

  async function accept() {
    setIsPending(true);
    try {
      await send('POST', '/cms-api/accept-correction', { id, evidence });
      toast.success('The price is put right.');
      router.refresh();
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
      onClick={() => void accept()}
    >
      Accept “{getDataByPath<string>('whatIsRight')}”
    </Button>
  );
}
