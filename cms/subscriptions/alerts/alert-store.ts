import type { Payload, Where } from 'payload';
import { findReadableRows } from '#cms/database/find-readable.ts';
import { isDuplicate } from '#cms/database/is-duplicate.ts';
import type { AlertChanges, AlertRow } from './alert-row.ts';

const collection = 'price-alerts';

type NewRow = Pick<
  AlertRow,
  'addressCode' | 'alerts' | 'consentVersion' | 'consentedAt' | 'email' | 'news' | 'status'
> &
  AlertChanges;

export type AlertStore = ReturnType<typeof createAlertStore>;

/**
 * Price alerts as they are stored, one row for each address. Every change is one statement, without hooks, and applies
 * only if nothing else changed the row first.
 */
export function createAlertStore(payload: Payload) {
  return {
    byAddressCode: async (addressCode: string): Promise<AlertRow | undefined> => {
      const where = { addressCode: { equals: addressCode } };
      return (await payload.db.findOne<AlertRow>({ collection, where })) ?? undefined;
    },

    /** The rows that a query finds, by id, after one of them. */
    page: (where: Where, { after, limit }: { after?: string | undefined; limit: number }) =>
      findReadableRows<AlertRow>(payload, {
        collection,
        where: after === undefined ? where : { and: [where, { id: { greater_than: after } }] },
        sort: 'id',
        limit,
      }),

    /** Those whose message is due, the one due longest first. */
    due: (now: Date, limit: number) =>
      findReadableRows<AlertRow>(payload, {
        collection,
        where: dueAlertMessages(now),
        sort: 'dueAt',
        limit,
      }),

    /** Stores the row of an address; false if it has been stored meanwhile. */
    create: async (row: NewRow): Promise<boolean> => {
      try {
        const data = { ...row, revision: 1 };
        await payload.db.create({ collection, data, returning: false });
        return true;
      } catch (error) {
        if (isDuplicate(error, 'email')) return false;
        throw error;
      }
    },

    /** Changes a row that has not changed since it was read; false if another change came first. */
    change: async (known: AlertRow, changes: AlertChanges): Promise<boolean> => {
      const changed: unknown = await payload.db.updateOne({
        collection,
        where: asKnown(known),
        data: { ...changes, revision: known.revision + 1, updatedAt: new Date().toISOString() },
        options: { atomic: true },
      });
      return changed !== null;
    },

    /** Erases a row that has not changed since it was read; one that has stays. */
    eraseAsKnown: async (known: AlertRow): Promise<void> => {
      await payload.db.deleteMany({ collection, where: asKnown(known) });
    },

    /** Erases what there is of an address. */
    erase: async (addressCode: string): Promise<void> => {
      const where = { addressCode: { equals: addressCode } };
      await payload.db.deleteMany({ collection, where });
    },
  };
}

/** The rows whose pending message is due. */
export function dueAlertMessages(now: Date): Where {
  return { dueAt: { less_than_equal: now.toISOString() } };
}

function asKnown({ id, revision }: AlertRow): Where {
  return { and: [{ id: { equals: id } }, { revision: { equals: revision } }] };
}
