'use client';

import { Button } from '@payloadcms/ui';
import { useState, type SyntheticEvent } from 'react';
import type { Suppression } from '#collections/payload-types.ts';
import { formatDate } from '#contract/rules/date.ts';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { send } from '../send.ts';
import { useRoles } from '../use-roles.ts';
import { useSending } from '../use-sending.ts';
import './subscribers.css';

type Found = { suppression: Pick<Suppression, 'reason' | 'suppressedAt'> | null };

const reasons: Record<Suppression['reason'], string> = {
  unsubscribed: 'its owner unsubscribed',
  bounced: 'emails to it could not be delivered',
  erased: 'its owner had everything erased',
};

/** Whether an address is on the suppression list, for administrators: the list itself has codes alone. */
export function SuppressionLookup() {
  const roles = useRoles();
  const { isSending, run } = useSending();
  const [answer, setAnswer] = useState('');
  if (!roles.includes('admin')) return null;

  function lookUp(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    void run(async () => {
      setAnswer(sentenceOf(await send<Found>('POST', '/suppression-lookup', { email })));
    });
  }

  return (
    <form className="subscribers__lookup" onSubmit={lookUp}>
      <LabelledInput name="email" type="email" label="Is this address suppressed?" />
      <Button
        type="submit"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isSending}
      >
        Look up
      </Button>
      <p role="status">{answer}</p>
    </form>
  );
}

function sentenceOf({ suppression }: Found): string {
  if (!suppression) return 'No. It may be written to if its owner subscribes.';
  const { reason, suppressedAt } = suppression;
  return `Yes, since ${formatDate(suppressedAt)}, because ${reasons[reason]}. Only its owner can come back, by subscribing and confirming.`;
}
