import { randomBytes, randomUUID } from 'node:crypto';
import { type PlannedRow, type Target } from '../plan/plan-import.ts';
import { initialValues, isSameValue } from '../price-fields.ts';
import { stateOf, type PriceState } from '../store/price-state.ts';

/** One product that an import changes, or that undoing it changes back. */
export type Change = {
  product: string;
  provider: string;
  medication: string;
  dose: string;
  title: string;
  /** Null if the product is new. */
  before: PriceState | null;
  after: PriceState;
  /** When the product had last been saved as the change was planned: a save since then is a conflict. */
  updatedAt: string | null;
  /** The id of the entry for the price history; null if the price does not change. */
  historyEntry: string | null;
};

/** The intent, stored before anything is written, so that an import can always be completed and undone. */
export type Journal = {
  /** ISO UTC; the time of everything that it writes. */
  at: string;
  by: string | null;
  source: 'import' | 'undo';
  changes: Change[];
};

type Author = { by: string | null; at: string };
type MakeId = () => string;

/** Makes ids as the database does. */
export function idMaker(database: string): MakeId {
  return database === 'mongoose' ? () => randomBytes(12).toString('hex') : randomUUID;
}

/** The journal of applying these rows. */
export function toJournal(
  rows: readonly (PlannedRow & { target: Target })[],
  author: Author,
  makeId: MakeId,
): Journal {
  return {
    ...author,
    source: 'import',
    changes: rows.map(({ target }) => toChange(target, author, makeId)),
  };
}

function toChange(target: Target, author: Author, makeId: MakeId): Change {
  const { stored, provider, medication, dose, title } = target;
  const before = stored ? stateOf(stored) : null;
  const after = stateAfter(target, author);
  return {
    product: stored?.id ?? makeId(),
    provider,
    medication,
    dose,
    title,
    before,
    after,
    updatedAt: stored?.updatedAt ?? null,
    historyEntry: before?.pricePence === after.pricePence ? null : makeId(),
  };
}

/** As the form's hooks would leave it: whoever brings a new price has just checked it, unless they say when. */
function stateAfter({ stored, patch }: Target, { by, at }: Author): PriceState {
  const { checkedAt, ...values } = patch;
  const isOldCheck = stored && checkedAt && isSameValue('checkedAt', stored.checkedAt, checkedAt);
  const newCheckedAt = isOldCheck ? undefined : checkedAt;
  const isChecked = newCheckedAt !== undefined || stored?.pricePence !== patch.pricePence;
  return {
    ...(stored
      ? stateOf(stored)
      : { ...initialValues, checkedAt: at, checkedBy: by, checkedThrough: 'import' }),
    ...values,
    ...(isChecked && { checkedAt: newCheckedAt ?? at, checkedBy: by, checkedThrough: 'import' }),
    deletedAt: null,
  };
}

/** The journal of undoing an import: it restores the old values and moves new products to the trash. */
export function toUndoJournal(
  { changes, at: appliedAt }: Journal,
  updatedAt: ReadonlyMap<string, string>,
  author: Author,
  makeId: MakeId,
): Journal {
  return {
    ...author,
    source: 'undo',
    changes: changes.map((change) => {
      const before = change.before ?? { ...change.after, deletedAt: author.at };
      return {
        ...change,
        before: change.after,
        after: before,
        updatedAt: updatedAt.get(change.product) ?? appliedAt,
        historyEntry: change.after.pricePence === before.pricePence ? null : makeId(),
      };
    }),
  };
}
