import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
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
  const csv = stringify(docs, { header: true, columns, cast: { string: escapeFormula } });
  return { csv, count: docs.length };
}
