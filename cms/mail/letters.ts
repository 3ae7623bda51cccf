import type { Payload, Where } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import type { SubscriptionStore } from '../subscriptions/subscription-store.ts';
import type { Outcome } from './outcome.ts';
import { claimMilliseconds, type Post } from './post.ts';

type Parts = { payload: Payload; store: SubscriptionStore; host: string };

/** The confirmations, welcomes and goodbyes that subscribers are still to be sent. */
export function letters({ payload, store, host }: Parts): Post {
  let foundNoneAt = -Infinity;

  return {
    claim: async () => {
      // Between the messages of a long report it is enough to look now and then.
      if (performance.now() - foundNoneAt < lookMilliseconds) return undefined;
      const { docs } = await payload.db.find<Subscription>({
        collection: 'subscriptions',
        where: dueLetters(new Date()),
        sort: 'dueAt',
        limit: 20,
        pagination: false,
      });
      for (const due of docs) {
        const { owedMessage: kind, messageRequestedAt, dueAt } = due;
        if (!kind || !messageRequestedAt || !dueAt) continue;
        const attempts = (due.attempts ?? 0) + 1;
        if (!(await take(due, dueAt, attempts))) continue;
        return {
          recipient: due,
          content: { kind },
          messageId: `<${kind}.${due.id}.${Date.parse(messageRequestedAt)}@${host}>`,
          attempts,
          settle: (outcome) => settle(due, outcome),
        };
      }
      foundNoneAt = performance.now();
      return undefined;
    },
  };

  async function take(due: Subscription, dueAt: string, attempts: number): Promise<boolean> {
    const taken: unknown = await payload.db.updateOne({
      collection: 'subscriptions',
      where: { and: [{ id: { equals: due.id } }, { dueAt: { equals: dueAt } }] },
      data: { attempts, dueAt: new Date(Date.now() + claimMilliseconds).toISOString() },
      options: { atomic: true },
    });
    return taken !== null;
  }

  /** Whatever else has become of the subscription meanwhile stays as it is: its next message is owed then. */
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
        if (due.owedMessage === 'goodbye') await store.erase(due);
        else await store.change(due, { owedMessage: null, dueAt: null });
    }
  }
}

const lookMilliseconds = 250;

/** The subscribers who are owed a message by now. */
export function dueLetters(now: Date): Where {
  return { dueAt: { less_than_equal: now.toISOString() } };
}
