import type { Payload } from 'payload';
import { every } from '../runtime/every.ts';
import { createSubscriptionStore } from '../subscriptions/subscription-store.ts';
import { alertQueue } from './alert-queue.ts';
import { createCompose } from './compose.ts';
import { subscriberQueue } from './subscriber-queue.ts';
import { mailOutcomes } from './mail-outcomes.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { createPace } from './pace.ts';
import { claimMilliseconds, type ClaimedMessage, type MailQueue } from './mail-queue.ts';
import { reportQueue } from './report-queue.ts';
import { createSigning } from '../subscriptions/signing.ts';
import { maxConnections } from './transport.ts';

export type DeliverOptions = {
  publicUrl: string;
  /** How many messages a second this process sends at most. */
  perSecond: number;
  /** After this it stops claiming, so that a process can end; what is still due is left to the next job. */
  forMilliseconds?: number;
};

/** Sends all messages that are due to subscribers; those that somebody is waiting for go before reports. */
export async function deliverDue(
  payload: Payload,
  { publicUrl, perSecond, forMilliseconds = 5000 }: DeliverOptions,
): Promise<void> {
  const end = performance.now() + forMilliseconds;
  const store = createSubscriptionStore(payload);
  const { hostname: host } = new URL(publicUrl);
  const queues: MailQueue[] = [
    subscriberQueue({ payload, store, host }),
    alertQueue({ payload, subscriptions: store, host }),
    reportQueue({ payload, store, host }),
  ];
  const compose = await createCompose({
    payload,
    publicUrl,
    signing: createSigning(payload.secret),
  });
  const pace = createPace(perSecond);
  let claiming: Promise<unknown> = Promise.resolve();

  await Promise.all(Array.from({ length: maxConnections }, sendAll));

  async function sendAll(): Promise<void> {
    for (;;) {
      await pace();
      if (performance.now() > end) return;
      const claimed = await claimInTurn();
      if (!claimed) return;
      const outcome = await attempt(claimed);
      mailOutcomes.inc({ outcome: outcome.kind });
      await claimed.settle(outcome);
    }
  }

  /** One claim at a time, so that the senders of one process do not race each other. */
  function claimInTurn(): Promise<ClaimedMessage | undefined> {
    const claim = claiming.then(claimNext);
    claiming = claim.catch(() => undefined);
    return claim;
  }

  async function claimNext(): Promise<ClaimedMessage | undefined> {
    for (const queue of queues) {
      const claimed = await queue.claim();
      if (claimed) return claimed;
    }
    return undefined;
  }

  async function attempt(claimed: ClaimedMessage): Promise<Outcome> {
    const stopRenewing = every(claimMilliseconds / 4, claimed.renew, {
      name: 'Renewing the claim on a message',
      logger: payload.logger,
      firstAfter: claimMilliseconds / 4,
    });
    try {
      await payload.sendEmail(await compose(claimed));
      return { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error, claimed.attempts, new Date());
      payload.logger.warn({ err: error }, `A message was not sent: ${outcome.kind}`);
      return outcome;
    } finally {
      await stopRenewing();
    }
  }
}
