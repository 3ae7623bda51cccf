import type { Payload } from 'payload';
import type { Subscription, Suppression } from '#collections/payload-types.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { NotFound } from '../runtime/errors.ts';
import { createSigning } from './signing.ts';
import { createConfirmationLimit } from './message-limit.ts';
import { createSubscriptionService } from './subscription-service.ts';

/** The data subject requests (UK GDPR) that editors answer: a copy of the data, an end to the subscription, erasure. */
export const subjectRequests = ['export', 'leave', 'erase'] as const;
export type SubjectRequest = (typeof subjectRequests)[number];

type WithoutAlerts = StoredSubscription extends infer Each
  ? Each extends StoredSubscription
    ? Omit<Each, 'priceAlerts'>
    : never
  : never;

/**
 * Answers a data subject request for a subscription, by its id; returns what is stored afterwards, but for price alerts:
 * whose they are is for their owner alone, whose emails lead to them.
 * @throws NotFound if the subscription has been erased.
 */
export async function answerSubjectRequest(
  payload: Payload,
  { id, request }: { id: string; request: SubjectRequest },
): Promise<WithoutAlerts> {
  const known = await payload.db.findOne<Subscription>({
    collection: 'subscriptions',
    where: { id: { equals: id } },
  });
  if (!known?.addressCode) throw new NotFound('This subscription has been erased.');
  const subscriptions = createSubscriptionService(payload, createConfirmationLimit(payload));
  const token = createSigning(payload.secret).manageToken(known.addressCode, new Date());
  if (request !== 'export') await subscriptions[request](token);
  const stored = await subscriptions.stored(token);
  if (!stored || stored === 'expired') throw new NotFound('This subscription has been erased.');
  const { priceAlerts: _own, ...others } = stored;
  return others;
}

/** Why and since when (ISO UTC) an address is on the suppression list; null if it is not. */
export async function lookUpSuppression(
  payload: Payload,
  email: string,
): Promise<Pick<Suppression, 'reason' | 'suppressedAt'> | null> {
  const addressCode = createSigning(payload.secret).addressCode(email);
  const found = await payload.db.findOne<Suppression>({
    collection: 'suppressions',
    where: { addressCode: { equals: addressCode } },
  });
  return found && { reason: found.reason, suppressedAt: found.suppressedAt };
}
