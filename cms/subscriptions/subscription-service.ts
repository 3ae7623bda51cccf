import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import { subscriptionForm } from '#contract/rules/subscription-sources.ts';
import type { StoredSubscription, SubscriptionRequest } from '#contract/schemas/subscription.ts';
import { complaintsFrom } from '../contact/complaints.ts';
import { eraseMessagesFrom, messagesFrom } from '../contact/messages-from.ts';
import { Conflict } from '../runtime/errors.ts';
import { afterAlertLinkRequest } from './alerts/alert-changes.ts';
import { createAlertStore } from './alerts/alert-store.ts';
import { describeAlerts } from './alerts/describe-alerts.ts';
import { createLinkLimit, type MessageLimit } from './message-limit.ts';
import { retry } from './retry.ts';
import { createSigning } from './signing.ts';
import { afterConfirming, afterLeaving, afterLinkRequest, afterRequest } from './states.ts';
import { consentOf, createSubscriptionStore } from './subscription-store.ts';

/**
 * How a step that a link asks for ended; `outdated`: the link is not one of ours, or was replaced by another;
 * `expired`: it was one of ours, and its time is over.
 */
export type LinkOutcome = 'done' | 'expired' | 'outdated';

export type SubscriptionService = {
  /**
   * Stores a subscription, which waits for its confirmation; when it returns, the address is stored and a
   * confirmation will be sent. The answer is the same, and takes as long, whether or not the address was known.
   * @throws Conflict if the address is an active subscriber's.
   */
  subscribe: (request: SubscriptionRequest) => Promise<void>;
  /** Makes the subscription that a link from a confirmation names an active one. */
  confirm: (token: string) => Promise<LinkOutcome>;
  /** Moves the address that a link names to the suppression list, known or not; its price alerts end too. */
  leave: (token: string) => Promise<LinkOutcome>;
  /** Erases all there is about the address that a link names, messages to us too, but its code on the suppression list. */
  erase: (token: string) => Promise<LinkOutcome>;
  /** What is stored about the address that a link names; nothing if the link is not one of ours. */
  stored: (token: string) => Promise<StoredSubscription | 'expired' | undefined>;
  /**
   * Sends a new link to the address that an old one names, if we hold it and it has had fewer than three in a day. The
   * answer is the same, and takes as long, whether or not one is sent.
   */
  renewLink: (token: string) => Promise<LinkOutcome>;
};

/** The wording of the consent on the forms, by the day it was written. */
const consentVersion = '2025-08-24';

/** Longer than storing takes, so that the response time reveals nothing about an address. */
export const answerMilliseconds = 200;

/** The only way to subscribe and unsubscribe. */
export function createSubscriptionService(
  payload: Payload,
  confirmations: MessageLimit,
): SubscriptionService {
  const store = createSubscriptionStore(payload);
  const alerts = createAlertStore(payload);
  const signing = createSigning(payload.secret);
  const links = createLinkLimit(payload);

  return {
    subscribe: async (request) => {
      await Promise.all([storeRequest(request), sleep(answerMilliseconds)]);
    },

    confirm: async (token) => {
      const addressCode = signing.readAddressCode(token);
      return retry(async () => {
        const known = addressCode && (await store.byAddressCode(addressCode));
        if (!known || !signing.confirms(token, known.consentedAt)) return 'outdated';
        const changes = afterConfirming(known, new Date());
        if (changes === 'outdated') return changes;
        if (changes === 'unchanged') return 'done';
        // In this order: if the process dies in between, the button can be pressed again.
        await store.release(addressCode);
        if (!(await store.change(known, changes))) return undefined;
        await confirmations.takeBack(addressCode);
        return 'done';
      });
    },

    leave: async (token) => {
      const addressCode = signing.leavingAddress(token);
      if (!addressCode) return 'outdated';
      return retry(async () => {
        const known = await store.byAddressCode(addressCode);
        // In this order: once the code is on the list, no report is sent to the address.
        await store.suppress(addressCode, 'unsubscribed', known);
        await alerts.erase(addressCode);
        return !known || (await end(known)) ? 'done' : undefined;
      });
    },

    erase: async (token) => {
      const managed = signing.managedAddress(token, new Date());
      if (!managed) return 'outdated';
      if (managed.isExpired) return 'expired';
      await eraseAll(managed.addressCode);
      return 'done';
    },

    stored: async (token) => {
      const managed = signing.managedAddress(token, new Date());
      return managed?.isExpired ? 'expired' : managed && describe(managed.addressCode);
    },

    renewLink: async (token) => {
      const managed = signing.managedAddress(token, new Date());
      if (!managed) return 'outdated';
      await Promise.all([requestLink(managed.addressCode), sleep(answerMilliseconds)]);
      return 'done';
    },
  };

  async function storeRequest({ email, source }: SubscriptionRequest): Promise<void> {
    await retry(async () => {
      const now = new Date();
      const known = await store.byEmail(email);
      const consent = { source, consentVersion, consentedAt: now.toISOString() };
      const changes = afterRequest(known, consent, now);
      if (changes === 'active') {
        throw new Conflict('This email is already subscribed to our updates.');
      }
      const addressCode = signing.addressCode(email);
      if (changes === 'unchanged') return 'done';
      const isSettled = await confirmations.within(addressCode, () =>
        known ? store.change(known, changes) : store.create({ email, addressCode, ...changes }),
      );
      return isSettled ? 'done' : undefined;
    });
  }

  async function requestLink(addressCode: string): Promise<void> {
    await retry(async () => {
      const known = await store.byAddressCode(addressCode);
      if (!known || known.status === 'unsubscribed') return requestLinkOfAlerts(addressCode);
      const changes = afterLinkRequest(known, new Date());
      if (changes === 'unchanged') return 'done';
      const isSettled = await links.within(addressCode, () => store.change(known, changes));
      return isSettled ? 'done' : undefined;
    });
  }

  /** Whoever has price alerts alone gets the link with their messages. */
  async function requestLinkOfAlerts(addressCode: string): Promise<'done' | undefined> {
    const row = await alerts.byAddressCode(addressCode);
    const changes = row ? afterAlertLinkRequest(row, new Date()) : 'unchanged';
    if (!row || changes === 'unchanged') return 'done';
    const isSettled = await links.within(addressCode, () => alerts.change(row, changes));
    return isSettled ? 'done' : undefined;
  }

  /** Ends a subscription; false if it was changed meanwhile. */
  async function end(known: Subscription): Promise<boolean> {
    const changes = afterLeaving(known, new Date());
    if (changes === 'unchanged') return true;
    if (changes !== 'erase') return store.change(known, changes);
    await store.erase(known);
    return true;
  }

  async function eraseAll(addressCode: string): Promise<void> {
    const known = await store.byAddressCode(addressCode);
    await store.suppress(addressCode, 'erased', undefined);
    await store.stripSuppression(addressCode);
    await alerts.erase(addressCode);
    await eraseMessagesFrom(payload, isAddressOf(addressCode));
    if (known)
      await payload.db.deleteOne({
        collection: 'subscriptions',
        where: { id: { equals: known.id } },
      });
  }

  async function describe(addressCode: string): Promise<StoredSubscription> {
    const known = await store.byAddressCode(addressCode);
    const written = {
      ...(await writtenFrom(isAddressOf(addressCode))),
      priceAlerts: await describeAlerts(payload, await alerts.byAddressCode(addressCode)),
    };
    if (known && known.status !== 'unsubscribed') {
      return {
        status: known.status,
        email: known.email,
        consent: consentRecord(known),
        reports: await store.reportsTo(known.id),
        ...written,
      };
    }
    const suppression = await store.suppression(addressCode);
    if (!suppression) return { status: 'unknown', ...written };
    const { suppressedAt, source, consentedAt, confirmedAt, consentVersion: version } = suppression;
    return {
      status: 'unsubscribed',
      leftAt: suppressedAt,
      consent:
        source && consentedAt && version
          ? {
              source,
              form: subscriptionForm(source),
              consentedAt,
              confirmedAt: confirmedAt ?? null,
              consentVersion: version,
            }
          : null,
      ...written,
    };
  }

  async function writtenFrom(isTheirs: (email: string) => boolean) {
    const messages = await messagesFrom(payload, isTheirs);
    const complaints = await complaintsFrom(payload, isTheirs);
    return {
      contactMessages: messages.map(({ receivedAt, name, subject, message }) => ({
        receivedAt,
        name,
        subject,
        message,
      })),
      complaints: complaints.map(({ receivedAt, answerBy, status, name, complaint }) => ({
        receivedAt,
        answerBy,
        isAnswered: status === 'answered',
        name,
        complaint,
      })),
    };
  }

  function isAddressOf(addressCode: string): (email: string) => boolean {
    return (email) => signing.addressCode(email) === addressCode;
  }
}

function consentRecord(known: Subscription) {
  const consent = consentOf(known);
  return {
    ...consent,
    form: subscriptionForm(consent.source),
    confirmedAt: consent.confirmedAt ?? null,
  };
}
