import type { Payload } from 'payload';
import type { PriceImport } from '#collections/payload-types.ts';
import { seenFields } from '#collections/products/observed-fields.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import type { UndoPreview } from '#contract/rules/price-import.ts';
import { findIds } from '#cms/database/find-readable.ts';
import { Conflict, NotFound } from '#cms/runtime/errors.ts';
import { forEachInTurns, mapInTurns } from '#cms/runtime/in-turns.ts';
import { fieldChange } from '../plan/field-change.ts';
import type { Author } from '../plan/preview-import.ts';
import { readProducts } from '../plan/read-directory.ts';
import { compressedValues } from '../store/compressed-values.ts';
import { isSameOffer, type StoredProduct } from '../store/price-state.ts';
import { findImport } from './import-summary.ts';
import { toUndoJournal, type Change, type Journal, type Undoable } from './journal.ts';
import { startWriting, type Begun } from './write-journal.ts';

/**
 * What undoing an import would bring back, and what would stay as somebody has changed it since.
 * @throws Conflict if the import is not applied.
 */
export async function previewUndo(payload: Payload, id: string): Promise<UndoPreview> {
  const { undoable, kept } = await compareWithNow(payload, await findImport(payload, id));
  const names = await namesOfAuthors(payload, kept);
  return {
    undoable: undoable.length,
    kept: kept.map(({ change, now }) => ({
      product: change.title,
      reason: reasonToKeep(change, now, names),
    })),
  };
}

/**
 * Starts to undo an import, product by product: what somebody has changed since stays as it is.
 * @throws Conflict if the import is not applied, or all of its products have been changed since.
 */
export async function undoImport(payload: Payload, id: string, author: Author): Promise<Begun> {
  const { undoable } = await compareWithNow(payload, await findImport(payload, id));
  if (undoable.length === 0) {
    throw new Conflict(
      'Nothing was undone, because every product of this import has been changed since.',
    );
  }
  const at = new Date().toISOString();
  return startWriting(payload, id, {
    journal: await toUndoJournal(await withoutDeletedAccounts(payload, undoable), {
      payload,
      importId: id,
      at,
      observer: author,
    }),
    field: 'undoJournal',
    from: 'applied',
    to: 'undoing',
    data: { undoneBy: author?.id ?? null, undoneAt: at },
  });
}

/** A price that was checked by an account that has been deleted since comes back as checked by nobody that is known. */
async function withoutDeletedAccounts(
  payload: Payload,
  undoable: readonly Undoable[],
): Promise<Undoable[]> {
  const checkers = new Set(undoable.flatMap(({ change }) => change.before?.checkedBy ?? []));
  const where = { id: { in: [...checkers] } };
  const existing = new Set(await findIds(payload, { collection: 'users', where }));
  return mapInTurns(undoable, ({ change, now }) => {
    const { before } = change;
    if (!before?.checkedBy || existing.has(before.checkedBy)) return { change, now };
    return { change: { ...change, before: { ...before, checkedBy: null } }, now };
  });
}

type Kept = { change: Change; now: StoredProduct | undefined };

async function compareWithNow(
  payload: Payload,
  { status, journal }: PriceImport,
): Promise<{ undoable: Undoable[]; kept: Kept[] }> {
  if (status !== 'applied') {
    throw new Conflict(
      'Only an import that is applied can be undone. Reload the page to see its status.',
    );
  }
  const applied = await compressedValues(payload).get<Journal>(journal ?? '');
  if (!applied) {
    throw new NotFound(
      'The record of what this import changed has been deleted, so it cannot be undone.',
    );
  }
  const products = await readProducts(payload);
  const stored = new Map(products.map((product) => [product.id, product]));
  const undoable: Undoable[] = [];
  const kept: Kept[] = [];
  await forEachInTurns(applied.changes, (change) => {
    const now = stored.get(change.product);
    if (now && isAsImported(change, now)) undoable.push({ change, now });
    else kept.push({ change, now });
  });
  return { undoable, kept };
}

/** Compares values: a later check that found them right does not prevent undoing, unless the import only checked. */
function isAsImported(change: Change, now: StoredProduct): boolean {
  const { before, after } = change;
  const isMereCheck = before !== null && isSameOffer(before, after);
  return (
    isSameDose(change, now) &&
    isSameOffer(now, after) &&
    (!isMereCheck || now.checkedAt === after.checkedAt)
  );
}

/** Whether a product is still the one that the price was imported for. */
function isSameDose(change: Change, now: StoredProduct): boolean {
  return (['provider', 'medication', 'dose'] as const).every(
    (field) => change[field] === now[field],
  );
}

function reasonToKeep(
  change: Change,
  now: StoredProduct | undefined,
  names: ReadonlyMap<string, string>,
): string {
  const { after } = change;
  if (!now) return 'It has been deleted.';
  if (now.deletedAt && !after.deletedAt) return 'It is in the trash.';
  if (!isSameDose(change, now)) return 'It has another provider, medication or dose now.';
  const changes = seenFields
    .flatMap((name) => fieldChange(name, now[name], after[name]))
    .map(({ field, from, to }) => `${field} ${from} → ${to}`);
  const what = changes.length > 0 ? `changed: ${changes.join(', ')}` : 'checked again';
  const { observation } = now;
  if (!observation) return `It was ${what}.`;
  const by = names.get(observation.by ?? '');
  return `On ${formatDateAndTime(observation.recordedAt)} it was ${what}${by ? `, by ${by}` : ''}.`;
}

/** The names of those who have changed what is kept, by id. */
async function namesOfAuthors(
  payload: Payload,
  kept: readonly Kept[],
): Promise<Map<string, string>> {
  const authors = new Set(kept.flatMap(({ now }) => now?.observation?.by ?? []));
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...authors] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
