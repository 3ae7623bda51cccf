import { stringify } from 'csv-stringify/sync';
import type { Payload } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { NotFound } from '../runtime/errors.ts';
import { createSigning } from '../mail/signing.ts';
import { createSubscriptionService } from './subscription-service.ts';

/** What an editor does for one person who asks (UK GDPR): hand out, end or erase what is stored. */
export const personRequests = ['export', 'leave', 'erase'] as const;
export type PersonRequest = (typeof personRequests)[number];

/**
 * Does as the person asks who is subscribed as `id`; returns what is stored then.
 * @throws NotFound if the subscription is gone.
 */
export async function answerPerson(
  payload: Payload,
  { id, request }: { id: string; request: PersonRequest },
): Promise<StoredSubscription> {
  const known = await payload.db.findOne<Subscription>({
    collection: 'subscriptions',
    where: { id: { equals: id } },
  });
  if (!known?.addressCode) throw new NotFound('This subscription has been erased.');
  const subscriptions = createSubscriptionService(payload);
  const token = createSigning(payload.secret).manageToken(known.addressCode, new Date());
  if (request !== 'export') await subscriptions[request](token);
  const stored = await subscriptions.stored(token);
  if (!stored || stored === 'expired') throw new NotFound('This subscription has been erased.');
  return stored;
}

/** All active subscribers as CSV, and how many they are; for administrators. */
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
