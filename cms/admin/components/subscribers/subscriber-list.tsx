'use client';

import { Button, toast, useAuth, useConfig } from '@payloadcms/ui';
import { failureText, send } from '../send.ts';
import { saveAs } from './save-as.ts';
import './subscribers.css';

/** The list of active subscribers as a file, for administrators. */
export function SubscriberList() {
  const { user } = useAuth();
  const { config } = useConfig();
  const roles = (user?.roles ?? []) as string[];
  if (!roles.includes('admin')) return null;

  async function exportList() {
    try {
      const { csv } = await send<{ csv: string }>(
        'POST',
        `${config.routes.api}/subscriber-list`,
        {},
      );
      saveAs('subscribers.csv', 'text/csv', csv);
    } catch (error) {
      toast.error(failureText(error));
    }
  }

  return (
    <div className="subscribers__list-actions">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => void exportList()}
      >
        Export active subscribers (CSV)
      </Button>
    </div>
  );
}
