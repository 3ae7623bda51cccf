import type { Payload } from 'payload';
import type { Delivery, Mailing, Subscription } from '#collections/payload-types.ts';
import { findReadableRows } from '../database/find-readable.ts';
import { passOver } from '../database/pass-over.ts';
import type { SubscriptionStore } from '../subscriptions/subscription-store.ts';
import { expandRecipients } from './expand-recipients.ts';
import type { ReportSummary } from './messages/report.tsx';
import type { Outcome } from './outcome.ts';
import { isPublished } from './report-summary.ts';
import { claimEnd, type ClaimedMessage, type MailQueue } from './mail-queue.ts';

type Parts = { payload: Payload; store: SubscriptionStore; host: string };

type Candidate = { delivery: Delivery; mailing: Mailing };

/**
 * How many deliveries are read at a time, and for how long they are used: pausing the mailing or taking the report off the
 * site takes effect after that at the latest.
 */
const batch = 50;
const batchMilliseconds = 1000;

/** A single recipient's server may refuse us; after this many refusals in a row, it is our own mail server. */
const maxRefusals = 5;

/** The deliveries of market reports that are being sent. */
export function reportQueue({ payload, store, host }: Parts): MailQueue {
  let candidates: Candidate[] = [];
  let lookedUpAt = -Infinity;
  let refusalsInARow = 0;

  return {
    claim: async () => {
      for (;;) {
        const candidate = await nextCandidate();
        if (!candidate) return undefined;
        const claimed = await claim(candidate);
        if (claimed) return claimed;
      }
    },
  };

  async function nextCandidate(): Promise<Candidate | undefined> {
    if (candidates.length === 0 || performance.now() - lookedUpAt > batchMilliseconds) {
      candidates = await lookUp();
      lookedUpAt = performance.now();
    }
    return candidates.shift();
  }

  async function lookUp(): Promise<Candidate[]> {
    for (const mailing of await sendingMailings(payload)) {
      await expandRecipients(payload, mailing);
      const deliveries = await dueDeliveries(payload, mailing, batch);
      if (deliveries.length === 0) {
        if (!(await nextDelivery(payload, mailing))) await finish(mailing);
      } else if (await isPublished(payload, mailing.report)) {
        return deliveries.map((delivery) => ({ delivery, mailing }));
      } else {
        await pause(mailing, 'The report is no longer on the site.');
      }
    }
    return [];
  }

  /** Claims a delivery, unless another process has it or its recipient is no longer a subscriber. */
  async function claim({ delivery, mailing }: Candidate): Promise<ClaimedMessage | undefined> {
    const attempts = delivery.attempts + 1;
    let claimedUntil = claimEnd();
    if (!(await change(delivery, { attempts, dueAt: claimedUntil }))) return undefined;
    const { subscription: id } = delivery;
    const recipient = await passOver(payload, { collection: 'subscriptions', id }, () =>
      subscriber(id),
    );
    if (!recipient) {
      const kind = recipient === null ? 'unwanted' : 'given-up';
      await settle({ delivery, mailing }, undefined, { kind });
      return undefined;
    }
    return {
      recipient,
      list: 'reports',
      content: { kind: 'report', report: mailing.summary as ReportSummary },
      messageId: `<report.${delivery.id}@${host}>`,
      attempts,
      renew: async () => {
        const until = claimEnd();
        const isRenewed = await change({ ...delivery, dueAt: claimedUntil }, { dueAt: until });
        if (isRenewed) claimedUntil = until;
      },
      settle: (outcome) => settle({ delivery, mailing }, recipient, outcome),
    };
  }

  /** Whose the subscription is, if it is active and its address on no list at this moment. */
  async function subscriber(id: string): Promise<Subscription | null> {
    const known = await store.byId(id);
    if (known?.status !== 'active' || !known.addressCode) return null;
    return (await store.suppression(known.addressCode)) ? null : known;
  }

  async function settle(
    { delivery, mailing }: Candidate,
    recipient: Subscription | undefined,
    outcome: Outcome,
  ): Promise<void> {
    refusalsInARow = outcome.kind === 'refused' ? refusalsInARow + 1 : 0;
    if (outcome.kind === 'refused' && refusalsInARow >= maxRefusals) {
      // Somebody has to look, and no more messages may bounce meanwhile.
      await pause(
        mailing,
        `The mail server refused our messages (${outcome.code}). Nobody was removed from the list. See that SMTP_URL and MAIL_FROM are right, then resume.`,
      );
    }
    if (outcome.kind === 'bounced' && recipient) {
      await store.suppress(recipient.addressCode ?? '', 'bounced', recipient);
      await store.erase(recipient);
    }
    await payload.db.updateOne({
      collection: 'deliveries',
      where: { and: [{ id: { equals: delivery.id } }, { state: { equals: 'waiting' } }] },
      data: afterwards(outcome),
      options: { atomic: true },
    });
  }

  /** Pauses a mailing until somebody resumes it; the problem says why. */
  async function pause({ id }: Mailing, problem: string): Promise<void> {
    await payload.db.updateOne({
      collection: 'mailings',
      where: { and: [{ id: { equals: id } }, { status: { equals: 'sending' } }] },
      data: { status: 'paused', problem },
    });
    candidates = [];
  }

  async function finish({ id }: Mailing): Promise<void> {
    await payload.db.updateOne({
      collection: 'mailings',
      where: { and: [{ id: { equals: id } }, { status: { equals: 'sending' } }] },
      data: { status: 'done', finishedAt: new Date().toISOString() },
    });
  }

  async function change({ id, dueAt }: Delivery, data: Partial<Delivery>): Promise<boolean> {
    const changed: unknown = await payload.db.updateOne({
      collection: 'deliveries',
      where: { and: [{ id: { equals: id } }, { dueAt: { equals: dueAt } }] },
      data,
      options: { atomic: true },
    });
    return changed !== null;
  }
}

/** What becomes of a delivery. */
function afterwards(outcome: Outcome): Partial<Delivery> {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', sentAt: new Date().toISOString(), dueAt: null };
    case 'unwanted':
      return { state: 'suppressed', dueAt: null };
    case 'bounced':
      return { state: 'bounced', dueAt: null };
    case 'given-up':
      return { state: 'failed', dueAt: null };
    case 'later':
    case 'refused':
      return { dueAt: outcome.at.toISOString() };
  }
}

/** Whether a mailing needs work: recipients to expand, a message to send, or its end to record. */
export async function isMailingDue(payload: Payload): Promise<boolean> {
  for (const mailing of await sendingMailings(payload)) {
    if (!mailing.isExpanded) return true;
    const next = await nextDelivery(payload, mailing);
    if (!next?.dueAt || Date.parse(next.dueAt) <= Date.now()) return true;
  }
  return false;
}

/** The mailings whose messages may be sent, the oldest first. */
export async function sendingMailings(payload: Payload): Promise<Mailing[]> {
  return findReadableRows<Mailing>(payload, {
    collection: 'mailings',
    where: { status: { equals: 'sending' } },
    sort: 'startedAt',
  });
}

async function dueDeliveries(
  payload: Payload,
  { id }: Mailing,
  limit: number,
): Promise<Delivery[]> {
  return findReadableRows<Delivery>(payload, {
    collection: 'deliveries',
    where: {
      and: [
        { mailing: { equals: id } },
        { state: { equals: 'waiting' } },
        { dueAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    sort: 'dueAt',
    limit,
  });
}

async function nextDelivery(payload: Payload, { id }: Mailing): Promise<Delivery | undefined> {
  const [next] = await findReadableRows<Delivery>(payload, {
    collection: 'deliveries',
    where: { and: [{ mailing: { equals: id } }, { state: { equals: 'waiting' } }] },
    sort: 'dueAt',
    limit: 1,
  });
  return next;
}
