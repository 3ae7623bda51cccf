import type { Payload } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import { insertRows } from '../database/insert-rows.ts';
import { createSigning } from '../subscriptions/signing.ts';

type Fields = Partial<Subscription> & { domain?: string };

/** Stores active subscribers, unless other fields are given; returns their addresses, `reader-0@…` and so on. */
export async function storeSubscribers(
  payload: Payload,
  count: number,
  { domain = 'reader.example', ...fields }: Fields = {},
): Promise<string[]> {
  const { addressCode } = createSigning(payload.secret);
  const time = new Date(Date.now() - 60_000).toISOString();
  const addresses = Array.from({ length: count }, (_, index) => `reader-${index}@${domain}`);
  const rows = addresses.map((email) => ({
    email,
    addressCode: addressCode(email),
    status: 'active' as const,
    source: 'homepage_newsletter',
    consentedAt: time,
    confirmedAt: time,
    consentVersion: '2025-08-24',
    ...fields,
  }));
  await insertRows(payload, 'subscriptions', rows);
  return addresses;
}
