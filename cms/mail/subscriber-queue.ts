import type { Payload, Where } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import { findReadableRows } from '../database/find-readable.ts';
import type { SubscriptionStore } from '../subscriptions/subscription-store.ts';
import type { Outcome } from './outcome.ts';
import { claimEnd, type MailQueue } from './mail-queue.ts';
import type { MessageContent } from './messages/subscriber-message.ts';

type Parts = { payload: Payload; store: SubscriptionStore; host: string };

/** The transactional messages of subscriptions: each carries its own pending message, as a confirmation or a goodbye. */
export function subscriberQueue({ payload, store, host }: Parts): MailQueue {
  let lastEmptyAt = -Infinity;

  return {
    claim: async () => {
      // Between the messages of a long report, looking now and then is enough.
      if (performance.now() - lastEmptyAt < pollMilliseconds) return undefined;
      const pending = await findReadableRows<Subscription>(payload, {
        collection: 'subscriptions',
        where: duePendingMessages(new Date()),
        sort: 'dueAt',
        limit: 20,
      });
      for (const due of pending) {
        const { pendingMessage: kind, messageRequestedAt, dueAt } = due;
        if (!kind || !messageRequestedAt || !dueAt) continue;
        const attempts = (due.attempts ?? 0) + 1;
        let claimedUntil = await hold(due, { dueAt, attempts });
        if (!claimedUntil) continue;
        return {
          recipient: due,
          list: 'reports',
          content: await contentOf(kind, due),
          messageId: `<${kind}.${due.id}.${Date.parse(messageRequestedAt)}@${host}>`,
          attempts,
          renew: async () => {
            if (claimedUntil) claimedUntil = await hold(due, { dueAt: claimedUntil, attempts });
          },
          settle: (outcome) => settle(due, outcome),
        };
      }
      lastEmptyAt = performance.now();
      return undefined;
    },
  };

  async function contentOf(
    kind: NonNullable<Subscription['pendingMessage']>,
    { addressCode }: Subscription,
  ): Promise<MessageContent> {
    if (kind !== 'confirmation') return { kind };
    return { kind, isReturning: (await store.suppression(addressCode ?? '')) !== null };
  }

  /** Claims a message as it was read, or claimed before; returns until when, or nothing if it has changed since. */
  async function hold(
    { id }: Subscription,
    { dueAt, attempts }: { dueAt: string; attempts: number },
  ): Promise<string | undefined> {
    const until = claimEnd();
    const held: unknown = await payload.db.updateOne({
      collection: 'subscriptions',
      where: { and: [{ id: { equals: id } }, { dueAt: { equals: dueAt } }] },
      data: { attempts, dueAt: until },
      options: { atomic: true },
    });
    return held === null ? undefined : until;
  }

  /** A subscription that has changed meanwhile stays as it is: it has another pending message by then. */
  async function settle(due: Subscription, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'later':
      case 'refused':
        await store.change(due, { dueAt: outcome.at.toISOString() });
        return;
      case 'bounced':
        await store.suppress(due.addressCode ?? '', 'bounced', due);
        await store.erase(due);
        return;
      case 'sent':
      case 'unwanted':
      case 'given-up':
        // With the goodbye gone, nothing of the address is left but its code.
        if (due.pendingMessage === 'goodbye') await store.erase(due);
        else await store.change(due, { pendingMessage: null, dueAt: null });
    }
  }
}

const pollMilliseconds = 250;

/** The subscriptions whose pending message is due. */
export function duePendingMessages(now: Date): Where {
  return { dueAt: { less_than_equal: now.toISOString() } };
}
