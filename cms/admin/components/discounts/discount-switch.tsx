'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';
import './discount-switch.css';

type Row = { id: string; discountText: string; deletedAt?: string | null; updatedAt: string };

/** Puts an offer on the site or takes it off, from the list. */
export function DiscountSwitch({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth();
  const router = useRouter();
  const { id, discountText, deletedAt, updatedAt } = rowData as Row;
  const [sent, setSent] = useState<{ isOn: boolean; over: string }>();
  const { isSending, run } = useSending();
  // What has been sent from here holds until the list is read anew.
  const isOn = sent?.over === updatedAt ? sent.isOn : Boolean(cellData);
  if (!permissions?.collections?.discounts?.update || deletedAt) return isOn ? 'On' : 'Off';

  async function turn() {
    await send('PATCH', `/discounts/${id}?depth=0`, { isActive: !isOn });
    setSent({ isOn: !isOn, over: updatedAt });
    toast.success(isOn ? 'The offer is switched off.' : 'The offer is switched on.');
    router.refresh();
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Switched on: ${discountText}`}
      // A button that is disabled loses the focus.
      aria-disabled={isSending}
      className="discount-switch"
      onClick={() => {
        if (!isSending) void run(turn);
      }}
    >
      <span className="discount-switch__track" aria-hidden="true" />
      {isOn ? 'On' : 'Off'}
    </button>
  );
}
