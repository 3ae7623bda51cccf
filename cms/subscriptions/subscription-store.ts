import type { Payload, Where } from 'payload';
import type { Delivery, Mailing, Subscription, Suppression } from '#collections/payload-types.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { Changes } from './states.ts';

type NewSubscription = Changes & Pick<Subscription, 'addressCode' | 'email'>;
/** What was agreed to, when, and in which words. */
type Consent = Pick<Subscription, 'confirmedAt' | 'consentedAt' | 'consentVersion' | 'source'>;
type Reason = Suppression['reason'];

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;

/**
 * Subscriptions and the suppression list, as they are stored. Every change is one statement, without hooks and the
 * transaction that would be for them, and applies only if nothing else changed the row first.
 */
export function createSubscriptionStore(payload: Payload) {
  return {
    byId: (id: string) => findOne({ id: { equals: id } }),
    byEmail: (email: string) => findOne({ email: { equals: email } }),
    byAddressCode: (addressCode: string) => findOne({ addressCode: { equals: addressCode } }),

    /** Stores a new subscription; false if the address has been stored meanwhile. */
    create: async (data: NewSubscription): Promise<boolean> => {
      try {
        await payload.db.create({ collection: 'subscriptions', data, returning: false });
        return true;
      } catch (error) {
        if (isDuplicate(error, 'email')) return false;
        throw error;
      }
    },

    /** Changes a subscription that has not changed since it was read; false if another change came first. */
    change: async (known: Subscription, changes: Changes): Promise<boolean> => {
      const changed: unknown = await payload.db.updateOne({
        collection: 'subscriptions',
        where: asKnown(known),
        data: { ...changes, updatedAt: new Date().toISOString() },
        options: { atomic: true },
      });
      return changed !== null;
    },

    /** Erases a subscription that has not changed since it was read; one that has stays. */
    erase: async (known: Subscription): Promise<void> => {
      await payload.db.deleteMany({ collection: 'subscriptions', where: asKnown(known) });
    },

    /** The reports that were or are to be sent to a subscriber, newest first. */
    reportsTo: async (id: string) => {
      const { docs: deliveries } = await payload.db.find<Delivery>({
        collection: 'deliveries',
        where: { subscription: { equals: id } },
        pagination: false,
      });
      const { docs: mailings } = await payload.db.find<Mailing>({
        collection: 'mailings',
        where: { id: { in: deliveries.map(({ mailing }) => mailing) } },
        sort: '-startedAt',
        pagination: false,
      });
      return mailings.flatMap((mailing) => {
        const delivery = deliveries.find((each) => each.mailing === mailing.id);
        if (!delivery) return [];
        const { state: outcome, sentAt } = delivery;
        return [{ title: mailing.title, outcome, sentAt: sentAt ?? null }];
      });
    },

    suppression: (addressCode: string): Promise<Suppression | null> =>
      payload.db.findOne<Suppression>({
        collection: 'suppressions',
        where: { addressCode: { equals: addressCode } },
      }),

    /** Puts a code on the suppression list with the record of the consent that there was; it is there once. */
    suppress: async (
      addressCode: string,
      reason: Reason,
      known: Consent | undefined,
    ): Promise<void> => {
      const data = {
        addressCode,
        reason,
        suppressedAt: new Date().toISOString(),
        ...(known && consentOf(known)),
      };
      try {
        await payload.db.create({ collection: 'suppressions', data, returning: false });
      } catch (error) {
        if (!isDuplicate(error, 'addressCode')) throw error;
      }
    },

    /** Leaves nothing of a suppressed address but its code and when it came here. */
    stripSuppression: async (addressCode: string): Promise<void> => {
      await payload.db.updateOne({
        collection: 'suppressions',
        where: { addressCode: { equals: addressCode } },
        data: {
          reason: 'erased',
          source: null,
          consentedAt: null,
          confirmedAt: null,
          consentVersion: null,
        },
      });
    },

    /** Removes a code from the suppression list, because its owner has confirmed again. */
    release: async (addressCode: string): Promise<void> => {
      await payload.db.deleteMany({
        collection: 'suppressions',
        where: { addressCode: { equals: addressCode } },
      });
    },
  };

  async function findOne(where: Where): Promise<Subscription | undefined> {
    return (
      (await payload.db.findOne<Subscription>({ collection: 'subscriptions', where })) ?? undefined
    );
  }
}

/** What is kept of a consent after its subscription has ended. */
export function consentOf({ source, consentedAt, confirmedAt, consentVersion }: Consent) {
  return { source, consentedAt, confirmedAt, consentVersion };
}

function asKnown({ id, status, messageRequestedAt }: Subscription): Where {
  return {
    and: [
      { id: { equals: id } },
      { status: { equals: status } },
      messageRequestedAt
        ? { messageRequestedAt: { equals: messageRequestedAt } }
        : { messageRequestedAt: { exists: false } },
    ],
  };
}
