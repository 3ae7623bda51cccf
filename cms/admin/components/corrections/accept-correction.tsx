'use client';

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

/** Beside the save button of a correction: accepts what the visitor wrote, in one step. */
export function AcceptCorrection() {
  const { id } = useDocumentInfo();
  const { getDataByPath, setModified } = useForm();
  const [status, evidence] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.evidence?.value,
  ]);
  const router = useRouter();
  const { isSending, run } = useSending();
  if (!id || status !== 'new') return null;

  async function accept() {
    await send('POST', '/accept-correction', { id, evidence });
    toast.success('The price has been corrected.');
    setModified(false);
    router.refresh();
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isSending}
      onClick={() => void run(accept)}
    >
      Accept “{getDataByPath<string>('whatIsRight')}”
    </Button>
  );
}
