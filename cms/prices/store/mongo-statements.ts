import { modelOf, type MongoDb } from '#cms/database/adapters.ts';
import { isDuplicateKey } from '#cms/database/is-duplicate.ts';
import { toPlain } from '#cms/database/to-plain.ts';
import { upsertObservations } from '#cms/observations/append-observations.ts';
import { inGroups } from '#cms/runtime/in-groups.ts';
import type { Change } from '../journal/journal.ts';
import { storedFields, type StoredProduct } from './price-state.ts';
import type { JournalWrite, PriceStatements } from './price-statements.ts';
import { toObservations, toProduct, toUpdate } from './product-rows.ts';

type Model = ReturnType<typeof modelOf>;
type Session = NonNullable<Parameters<Model['bulkWrite']>[1]>['session'];
type Operation = Parameters<Model['bulkWrite']>[0][number];

const rowsAtOnce = 500;
/** A transaction that meets another one is retried until then. */
const maxAttempts = 5;

/** In one transaction where the database has them; without, what was written before a refusal is put back. */
export function createMongoStatements(db: MongoDb): PriceStatements {
  const products = modelOf(db, 'products');
  const imports = modelOf(db, 'price-imports');
  const observations = modelOf(db, 'observations');

  return {
    readPage: async (afterId, limit) => {
      const isAfter = afterId === undefined ? {} : { _id: { $gt: afterId } };
      const page = await products.find(isAfter).sort({ _id: 1 }).limit(limit).lean();
      return page.map(toStoredProduct);
    },

    writePrices: async (write) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await writeOnce(write);
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          if (!isConflict(error) || attempt === maxAttempts) throw error;
        }
      }
    },
  };

  async function writeOnce(write: JournalWrite): Promise<boolean> {
    const transaction = await db.beginTransaction();
    const session = transaction === null ? undefined : db.sessions[transaction];
    try {
      const isWritten =
        (await writeAll(write, session)) &&
        (await observeAll(write, session)) &&
        (await markWritten(write, session));
      if (isWritten) {
        if (transaction !== null) await db.commitTransaction(transaction);
        return true;
      }
    } catch (error) {
      await rollBack();
      throw error;
    }
    await rollBack();
    return false;

    async function rollBack() {
      if (transaction !== null) await db.rollbackTransaction(transaction);
      else await restore(write);
    }
  }

  /** Whether every product was as the journal expects it, or written before. */
  async function writeAll({ journal }: JournalWrite, session: Session): Promise<boolean> {
    for await (const changes of inGroups(journal.changes, rowsAtOnce)) {
      const { matchedCount, upsertedCount } = await products.bulkWrite(
        changes.map((change) => toWrite(change, journal.at, session === undefined)),
        { session, ordered: false, timestamps: false },
      );
      if (matchedCount + upsertedCount < changes.length) return false;
    }
    return true;
  }

  async function observeAll({ journal }: JournalWrite, session: Session): Promise<true> {
    for await (const changes of inGroups(journal.changes, rowsAtOnce))
      await upsertObservations(db, toObservations(changes), session);
    return true;
  }

  async function markWritten(
    { importId, journal }: JournalWrite,
    session: Session,
  ): Promise<boolean> {
    const { matchedCount } = await imports.updateOne(
      { _id: importId, status: { $in: ['applying', 'undoing'] }, pricesWrittenAt: null },
      { pricesWrittenAt: journal.at },
      { session, timestamps: false },
    );
    return matchedCount === 1;
  }

  /** Without transactions: what this journal has written becomes what it was, unless the import is complete. */
  async function restore({ importId, journal }: JournalWrite): Promise<void> {
    if (await imports.exists({ _id: importId, pricesWrittenAt: { $ne: null } })) return;
    for await (const changes of inGroups(journal.changes, rowsAtOnce)) {
      await products.bulkWrite(
        changes.map((change) => toRestore(change, journal.at)),
        { ordered: false, timestamps: false },
      );
      const ids = changes.map(({ observation }) => observation.id);
      await observations.deleteMany({ _id: { $in: ids } });
    }
  }
}

/** Without a transaction some products may have been written before an interruption, which their time shows. */
function toWrite(change: Change, at: string, mayBeWritten: boolean): Operation {
  const { product, before, updatedAt } = change;
  if (before && updatedAt) {
    const expected = mayBeWritten ? { $in: [updatedAt, at] } : updatedAt;
    const filter = { _id: product, updatedAt: expected };
    const { id: _id, ...update } = toUpdate(change, at);
    return { updateOne: { filter, update } };
  }
  const { id: _id, ...document } = toProduct(change, at);
  return {
    updateOne: { filter: { _id: product }, update: { $setOnInsert: document }, upsert: true },
  };
}

function toRestore({ product, before, updatedAt, observedBefore }: Change, at: string): Operation {
  const filter = { _id: product, updatedAt: at };
  if (!before || !updatedAt) return { deleteOne: { filter } };
  return { updateOne: { filter, update: { ...before, updatedAt, observation: observedBefore } } };
}

function toStoredProduct(document: Record<string, unknown>): StoredProduct {
  const values = storedFields.map((field) => [
    field,
    toPlain(document[field === 'id' ? '_id' : field]),
  ]);
  return Object.fromEntries(values) as StoredProduct;
}

function isConflict(error: unknown): boolean {
  const { hasErrorLabel } = error as { hasErrorLabel?: (label: string) => boolean };
  return hasErrorLabel?.call(error, 'TransientTransactionError') ?? false;
}
