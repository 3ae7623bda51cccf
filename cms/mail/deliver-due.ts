import type { Payload } from 'payload';
import { createSubscriptionStore } from '../subscriptions/subscription-store.ts';
import { createCompose } from './compose.ts';
import { letters } from './letters.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { createPace } from './pace.ts';
import type { Claimed, Post } from './post.ts';
import { reports } from './reports.ts';
import { createSigning } from '../subscriptions/signing.ts';
import { mostConnections } from './transport.ts';

export type DeliverOptions = {
  publicUrl: string;
  /** How many messages a second this process sends at most. */
  perSecond: number;
  /** After so long it stops claiming, so that a process can end; what is still due is the next job's. */
  forMilliseconds?: number;
};

/** Sends all messages that are due; what somebody is waiting for goes before reports. */
export async function deliverDue(
  payload: Payload,
  { publicUrl, perSecond, forMilliseconds = 5000 }: DeliverOptions,
): Promise<void> {
  const end = performance.now() + forMilliseconds;
  const store = createSubscriptionStore(payload);
  const { hostname: host } = new URL(publicUrl);
  const posts: Post[] = [letters({ payload, store, host }), reports({ payload, store, host })];
  const compose = await createCompose({
    payload,
    publicUrl,
    signing: createSigning(payload.secret),
  });
  const pace = createPace(perSecond);
  let claiming: Promise<unknown> = Promise.resolve();

  await Promise.all(Array.from({ length: mostConnections }, sendAll));

  async function sendAll(): Promise<void> {
    for (;;) {
      await pace();
      if (performance.now() > end) return;
      const claimed = await claimInTurn();
      if (!claimed) return;
      await claimed.settle(await attempt(claimed));
    }
  }

  /** One claim at a time, so that the senders of one process do not race each other. */
  function claimInTurn(): Promise<Claimed | undefined> {
    const claim = claiming.then(claimNext);
    claiming = claim.catch(() => undefined);
    return claim;
  }

  async function claimNext(): Promise<Claimed | undefined> {
    for (const post of posts) {
      const claimed = await post.claim();
      if (claimed) return claimed;
    }
    return undefined;
  }

  async function attempt(claimed: Claimed): Promise<Outcome> {
    try {
      await payload.sendEmail(await compose(claimed));
      return { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error, claimed.attempts, new Date());
      payload.logger.warn({ err: error }, `A message was not sent: ${outcome.kind}`);
      return outcome;
    }
  }
}
