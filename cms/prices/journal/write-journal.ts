import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import type { PriceImport } from '#collections/payload-types.ts';
import type { AppliedRow } from '#contract/rules/price-import.ts';
import { findIds } from '#cms/database/find-readable.ts';
import { passOver } from '#cms/database/pass-over.ts';
import { Conflict } from '#cms/runtime/errors.ts';
import { every, within } from '#cms/runtime/every.ts';
import { deleteAppliedRows, storeAppliedRows } from './applied-file.ts';
import { findImport } from './import-summary.ts';
import type { Journal } from './journal.ts';
import { deletePreviewedFile } from '../plan/previewed-file.ts';
import { compressedValues } from '../store/compressed-values.ts';
import { createPriceStore } from '../store/price-store.ts';

const collection = 'price-imports';
/** How long a process keeps an import without renewing its lease. */
const leaseMilliseconds = 60_000;
const recoveryMilliseconds = 15_000;
/** How long stopping waits for imports under way; another process completes the rest. */
const stopMilliseconds = 8000;

export const changedMeanwhile =
  'Prices, providers or medications that this file is about have changed since the preview, so nothing was written. Look at the fresh preview and apply that.';

export type Start = {
  journal: Journal;
  /** What becomes of each row of the file that is applied. */
  rows?: readonly AppliedRow[];
  field: 'journal' | 'undoJournal';
  from: 'applied' | 'previewed';
  to: 'applying' | 'undoing';
  data: Partial<PriceImport>;
};

/** An import that is being applied or undone. */
export type Begun = {
  /** Resolves once everything is stored and on the site, or nothing is. */
  finished: Promise<void>;
  /** How many products it writes. */
  products: number;
};

/**
 * Stores the journal and the rows, then claims the import in one conditional write, so that one of several callers wins.
 * @throws Conflict for the others.
 */
export async function startWriting(
  payload: Payload,
  id: string,
  { journal, rows, field, from, to, data }: Start,
): Promise<Begun> {
  const key = `price-import ${id} ${to} ${randomUUID()}`;
  await compressedValues(payload).set(key, journal);
  if (rows) await storeAppliedRows(payload, key, rows);
  const isClaimed = await claim(
    payload,
    id,
    { status: { equals: from } },
    {
      ...data,
      [field]: key,
      status: to,
      problem: null,
      pricesWrittenAt: null,
    },
  );
  if (!isClaimed) {
    await deleteJournal(payload, key);
    throw new Conflict(
      'Somebody else has already started this. Reload the page to see its status.',
    );
  }
  return { finished: complete(payload, id), products: journal.changes.length };
}

async function deleteJournal(payload: Payload, key: string): Promise<void> {
  await compressedValues(payload).delete(key);
  await deleteAppliedRows(payload, key);
}

/** From now on completes imports that a process left unfinished; returns how to stop. */
export function startPriceImports(payload: Payload): () => Promise<void> {
  const stop = every(recoveryMilliseconds, () => completeAbandoned(payload), {
    name: 'Completing unfinished price imports',
    logger: payload.logger,
  });
  return async () => {
    await stop();
    const running = underWay.get(payload);
    if (running) await within(stopMilliseconds, Promise.allSettled(running.values()));
  };
}

/** The imports that each process has under way, for which it waits when it stops. */
const underWay = new WeakMap<Payload, Map<string, Promise<void>>>();

async function completeAbandoned(payload: Payload): Promise<void> {
  const abandoned: Where = {
    and: [
      { status: { in: ['applying', 'undoing'] } },
      { leaseUntil: { less_than: new Date().toISOString() } },
    ],
  };
  for (const id of await findIds(payload, { collection, where: abandoned })) {
    if (underWay.get(payload)?.has(id)) continue;
    await passOver(payload, { collection, id }, async () => {
      if (await claim(payload, id, abandoned, {})) await complete(payload, id);
    });
  }
}

/** Claims the import for this process for a minute, if `where` still holds. */
async function claim(
  payload: Payload,
  id: string,
  where: Where,
  data: Partial<PriceImport>,
): Promise<boolean> {
  const claimed: unknown = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, where] },
    data: { ...data, leaseUntil: leaseEnd() },
    options: { atomic: true },
  });
  return Boolean(claimed);
}

function leaseEnd(): string {
  return new Date(Date.now() + leaseMilliseconds).toISOString();
}

function complete(payload: Payload, id: string): Promise<void> {
  const running = underWay.get(payload) ?? new Map<string, Promise<void>>();
  underWay.set(payload, running);
  const run = writeJournal(payload, id).finally(() => running.delete(id));
  running.set(id, run);
  return run;
}

/** Writes the journal, or what is left of it after an interruption; announces the change once all of it is stored. */
async function writeJournal(payload: Payload, id: string): Promise<void> {
  const document = await findImport(payload, id);
  const isUndoing = document.status === 'undoing';
  const key = (isUndoing ? document.undoJournal : document.journal) ?? '';
  const journal = await compressedValues(payload).get<Journal>(key);
  if (!journal) throw new Error(`The journal of the price import ${id} is gone.`);
  const store = createPriceStore(payload);

  if (!document.pricesWrittenAt) {
    const isWritten = await store.writePrices({ importId: id, journal });
    // Another process may have taken over a slow one, and have written them.
    if (!isWritten && !(await findImport(payload, id)).pricesWrittenAt) return refuse();
  }
  const ids = journal.changes.map(({ product }) => product);
  await announceChange(payload, { collection: 'products', ids });
  await settle(isUndoing ? { status: 'undone' } : { status: 'applied' });
  await deletePreviewedFile(payload, id);

  async function refuse(): Promise<void> {
    await settle(
      isUndoing
        ? {
            status: 'applied',
            problem: 'A product was changed at the same time, so nothing was undone. Try again.',
            undoneAt: null,
            undoneBy: null,
          }
        : { status: 'previewed', problem: changedMeanwhile, appliedAt: null, appliedBy: null },
    );
    await deleteJournal(payload, key);
  }

  async function settle(data: Partial<PriceImport>): Promise<void> {
    await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: id } }, { status: { equals: document.status } }] },
      data: { ...data, leaseUntil: null },
      options: { atomic: true },
    });
  }
}
