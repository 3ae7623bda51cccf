import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { passOver } from '#cms/database/pass-over.ts';
import { retry } from '../retry.ts';
import type { AlertChanges, AlertRow } from './alert-row.ts';
import { createAlertStore } from './alert-store.ts';

const pageSize = 200;

type Changing = {
  where: Where;
  /** What becomes of a row; asked again about the row as it is by then if another change came first. */
  changesOf: (row: AlertRow) => AlertChanges | 'unchanged';
  signal?: AbortSignal | undefined;
};

/**
 * Changes the rows that a query finds, in one write each. One that cannot be read keeps no other from being changed. Stops
 * between two pages of them if told to.
 * @throws if the database is away.
 */
export async function changeEach(
  payload: Payload,
  { where, changesOf, signal }: Changing,
): Promise<void> {
  const store = createAlertStore(payload);
  for (let after: string | undefined; ;) {
    const rows = await store.page(where, { after, limit: pageSize });
    for (const row of rows) {
      await passOver(payload, { collection: 'price-alerts', id: row.id }, () => change(row));
      await yieldToEventLoop();
    }
    after = rows.at(-1)?.id;
    if (rows.length < pageSize || signal?.aborted) return;
  }

  async function change(row: AlertRow): Promise<void> {
    let known: AlertRow | undefined = row;
    await retry(async () => {
      known ??= await store.byAddressCode(row.addressCode);
      if (!known) return 'done';
      const changes = changesOf(known);
      if (changes === 'unchanged' || (await store.change(known, changes))) return 'done';
      known = undefined;
      return undefined;
    });
  }
}
