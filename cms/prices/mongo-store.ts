import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import type { Change, Journal } from './journal.ts';
import { inGroups } from './pause.ts';
import type { PriceStore } from './price-store.ts';
import { stateFields, type PriceState, type StoredProduct } from './products.ts';

type Adapter = MongooseAdapter & Payload['db'];
type Collection = Adapter['collections'][string]['collection'];
type Session = NonNullable<Parameters<Collection['bulkWrite']>[1]>['session'];
type Operation = Parameters<Collection['bulkWrite']>[0][number];
type Document = Record<string, unknown>;

const rowsAtOnce = 500;
/** How often a transaction that met another one is tried again. */
const attempts = 5;

/** In one transaction where the database has them; without, a refusal takes back what was written. */
export function createMongoStore(db: Adapter): PriceStore {
  const collectionOf = (slug: string): Collection => {
    const model = db.collections[slug];
    if (!model) throw new Error(`There is no collection ${slug}.`);
    return model.collection;
  };
  const { ObjectId } = db.connection.base.Types;
  const idOf = (id: string) => new ObjectId(id);
  const products = collectionOf('products');
  const imports = collectionOf('price-imports');
  const history = collectionOf('price-history');

  return {
    readProducts: async () => {
      const read: StoredProduct[] = [];
      for await (const document of products
        .find({}, { projection: { title: 0 } })
        .batchSize(rowsAtOnce))
        read.push(toProduct(document));
      return read;
    },

    writePrices: async (write) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await writeOnce(write);
        } catch (error) {
          if (isDuplicate(error)) return false;
          if (!isConflict(error) || attempt === attempts) throw error;
        }
      }
    },

    appendHistory: async ({ importId, journal, changes }) => {
      const operations = changes.flatMap((change) =>
        change.historyEntry ? [toEntry(change, change.historyEntry)] : [],
      );
      if (operations.length > 0) await history.bulkWrite(operations, { ordered: false });

      function toEntry(change: Change, entry: string): Operation {
        const { product, provider, medication, dose, before, after } = change;
        const at = new Date(journal.at);
        const document = {
          product: idOf(product),
          provider: idOf(provider),
          medication: idOf(medication),
          dose,
          oldPricePence: before?.pricePence ?? null,
          newPricePence: after.pricePence,
          changedAt: at,
          changedBy: journal.by && idOf(journal.by),
          source: journal.source,
          priceImport: idOf(importId),
          createdAt: at,
          updatedAt: at,
        };
        return upsert(idOf(entry), document);
      }
    },
  };

  async function writeOnce(write: { importId: string; journal: Journal }): Promise<boolean> {
    const transaction = await db.beginTransaction();
    const session = transaction === null ? undefined : db.sessions[transaction];
    try {
      const isWritten = (await writeAll(write, session)) && (await markWritten(write, session));
      if (isWritten) {
        if (transaction !== null) await db.commitTransaction(transaction);
        return true;
      }
    } catch (error) {
      await takeBack();
      throw error;
    }
    await takeBack();
    return false;

    async function takeBack() {
      if (transaction !== null) await db.rollbackTransaction(transaction);
      else await restore(write);
    }
  }

  /** Whether every product was as the journal expects it, or written before. */
  async function writeAll({ journal }: { journal: Journal }, session: Session): Promise<boolean> {
    const at = new Date(journal.at);
    for await (const changes of inGroups(journal.changes, rowsAtOnce)) {
      const { matchedCount, upsertedCount } = await products.bulkWrite(
        changes.map((change) => toWrite(change, at)),
        { session, ordered: false },
      );
      if (matchedCount + upsertedCount < changes.length) return false;
    }
    return true;
  }

  function toWrite({ product, before, after, updatedAt, ...change }: Change, at: Date): Operation {
    if (before && updatedAt) {
      const filter = { _id: idOf(product), updatedAt: { $in: [new Date(updatedAt), at] } };
      return { updateOne: { filter, update: { $set: { ...toStored(after), updatedAt: at } } } };
    }
    return upsert(idOf(product), {
      title: change.title,
      provider: idOf(change.provider),
      medication: idOf(change.medication),
      dose: change.dose,
      priceUnit: 'month',
      ...toStored(after),
      createdAt: at,
      updatedAt: at,
    });
  }

  async function markWritten(
    { importId, journal }: { importId: string; journal: Journal },
    session: Session,
  ): Promise<boolean> {
    const { matchedCount } = await imports.updateOne(
      { _id: idOf(importId), status: { $in: ['applying', 'undoing'] }, pricesWrittenAt: null },
      { $set: { pricesWrittenAt: new Date(journal.at) } },
      { session },
    );
    return matchedCount === 1;
  }

  /** Without transactions: what this journal has written becomes what it was, unless the import is complete. */
  async function restore({ importId, journal }: { importId: string; journal: Journal }) {
    const isWritten = await imports.findOne({
      _id: idOf(importId),
      pricesWrittenAt: { $ne: null },
    });
    if (isWritten) return;
    const at = new Date(journal.at);
    for await (const changes of inGroups(journal.changes, rowsAtOnce)) {
      await products.bulkWrite(
        changes.map(({ product, before, updatedAt }): Operation => {
          const filter = { _id: idOf(product), updatedAt: at };
          if (!before || !updatedAt) return { deleteOne: { filter } };
          const state = { ...toStored(before), updatedAt: new Date(updatedAt) };
          return { updateOne: { filter, update: { $set: state } } };
        }),
        { ordered: false },
      );
    }
  }

  function toStored(state: PriceState): Document {
    return {
      ...state,
      checkedAt: new Date(state.checkedAt),
      checkedBy: state.checkedBy && idOf(state.checkedBy),
      deletedAt: state.deletedAt && new Date(state.deletedAt),
    };
  }
}

function upsert(id: unknown, document: Document): Operation {
  return {
    updateOne: { filter: { _id: id as never }, update: { $setOnInsert: document }, upsert: true },
  };
}

function toProduct(document: Document): StoredProduct {
  const { _id, provider, medication, dose, updatedAt } = document;
  const state = Object.fromEntries(stateFields.map((field) => [field, toPlain(document[field])]));
  return {
    ...(state as PriceState),
    inStock: Boolean(document.inStock),
    id: String(_id),
    provider: String(provider),
    medication: String(medication),
    dose: String(dose),
    updatedAt: String(toPlain(updatedAt)),
  };
}

function toPlain(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  return isId(value) ? value.toHexString() : value;
}

function isId(value: unknown): value is { toHexString: () => string } {
  return typeof value === 'object' && value !== null && 'toHexString' in value;
}

function isDuplicate(error: unknown): boolean {
  return (error as { code?: number }).code === 11000;
}

function isConflict(error: unknown): boolean {
  const { hasErrorLabel } = error as { hasErrorLabel?: (label: string) => boolean };
  return hasErrorLabel?.call(error, 'TransientTransactionError') ?? false;
}
