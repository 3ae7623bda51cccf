'use client';

import { Button, toast, useAuth } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

/** Whether an abuse report is open, and the button that settles it. */
export function AbuseReportStatus({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth();
  const [isOpen, setIsOpen] = useState(cellData === 'open');
  const { isSending, run } = useSending();
  if (!isOpen) return 'Settled';
  if (!permissions?.collections?.['review-reports']?.update) return 'Open';

  async function settle() {
    await send('PATCH', `/review-reports/${String(rowData.id)}?depth=0`, {
      status: 'settled',
    });
    setIsOpen(false);
    toast.success('The abuse report has been settled.');
  }

  return (
    <>
      Open{' '}
      <Button
        buttonStyle="secondary"
        size="xsmall"
        margin={false}
        disabled={isSending}
        onClick={() => void run(settle)}
      >
        Settle
      </Button>
    </>
  );
}
