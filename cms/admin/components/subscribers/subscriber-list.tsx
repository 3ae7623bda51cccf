'use client';

import { Button } from '@payloadcms/ui';
import { send } from '../send.ts';
import { useRoles } from '../use-roles.ts';
import { useSending } from '../use-sending.ts';
import { saveAs } from './save-as.ts';
import './subscribers.css';

/** The list of active subscribers as a file, for administrators. */
export function SubscriberList() {
  const roles = useRoles();
  const { isSending, run } = useSending();
  if (!roles.includes('admin')) return null;

  async function exportList() {
    const { csv } = await send<{ csv: string }>('POST', '/subscriber-list', {});
    saveAs('subscribers.csv', 'text/csv', csv);
  }

  return (
    <div className="subscribers__list-actions">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isSending}
        onClick={() => void run(exportList)}
      >
        Export active subscribers (CSV)
      </Button>
    </div>
  );
}
