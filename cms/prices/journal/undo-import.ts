import type { Payload } from 'payload';
import { counted } from '#contract/rules/counted.ts';
import { Conflict, NotFound } from '#cms/runtime/errors.ts';
import { startWriting } from './write-journal.ts';
import { findImport } from './import-summary.ts';
import { toUndoJournal, type Journal } from './journal.ts';
import { compressedValues } from '../store/compressed-values.ts';
import type { Author } from '../plan/preview-import.ts';
import { createPriceStore } from '../store/price-store.ts';
import { isSameState, type StoredProduct } from '../store/price-state.ts';

/**
 * Starts to undo an import: all of it, or nothing.
 * @throws Conflict if the import is not applied, or any of its products has been changed since; it names them.
 */
export async function undoImport(
  payload: Payload,
  id: string,
  author: Author,
): Promise<{ finished: Promise<void> }> {
  const document = await findImport(payload, id);
  if (document.status !== 'applied') {
    throw new Conflict(
      'Only an import that is applied can be undone. Reload the page to see its status.',
    );
  }
  const applied = await compressedValues(payload).get<Journal>(document.journal ?? '');
  if (!applied)
    throw new NotFound(
      'The record of what this import changed has been deleted, so it cannot be undone.',
    );
  const stored = new Map(
    (await createPriceStore(payload).readProducts()).map((product) => [product.id, product]),
  );
  refuseChangedSince(applied, stored);
  const at = new Date().toISOString();
  return startWriting(payload, id, {
    journal: toUndoJournal(applied, stored, { payload, importId: id, at, observer: author }),
    field: 'undoJournal',
    from: 'applied',
    to: 'undoing',
    data: { undoneBy: author?.id ?? null, undoneAt: at },
  });
}

function refuseChangedSince(
  { changes }: Journal,
  stored: ReadonlyMap<string, StoredProduct>,
): void {
  const changed = changes.filter(({ product, after }) => {
    const now = stored.get(product);
    return !now || !isSameState(now, after);
  });
  if (changed.length === 0) return;
  const names = changed.slice(0, 5).map(({ title }) => title);
  const more = changed.length - names.length;
  throw new Conflict(
    `Nothing was undone, because ${counted(changed.length, 'product')} of this import ${changed.length === 1 ? 'has' : 'have'} been changed since: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Put the prices right in the products themselves, or undo the later change first.`,
  );
}
