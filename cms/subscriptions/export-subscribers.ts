import { stringify } from 'csv-stringify/sync';
import type { Payload } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';

/** All active subscribers as CSV, and how many there are. */
export async function exportSubscribers(payload: Payload): Promise<{ csv: string; count: number }> {
  const { docs } = await payload.db.find<Subscription>({
    collection: 'subscriptions',
    where: { status: { equals: 'active' } },
    sort: 'consentedAt',
    limit: 0,
    pagination: false,
  });
  const columns = ['email', 'source', 'consentedAt', 'confirmedAt', 'consentVersion'];
  const csv = stringify(docs, { header: true, columns, escape_formulas: true });
  return { csv, count: docs.length };
}
