import type { Payload } from 'payload';
import {
  following,
  nameObservation,
  newestObservationOf,
  newId,
  type NewestObservation,
  type Observer,
} from '#collections/products/newest-observation.ts';
import type { ObservationRoute } from '#contract/rules/observation.ts';
import { mapInTurns } from '#cms/runtime/in-turns.ts';
import { checkAfter, type PlannedRow, type Target } from '../plan/plan-import.ts';
import { initialValues } from '../price-fields.ts';
import { stateOf, type PriceState, type StoredProduct } from '../store/price-state.ts';

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
  /** What the product named as its newest observation then. */
  observedBefore: NewestObservation | null;
  /** The observation that is appended with the change. */
  observation: NewestObservation;
};

/** The intent, stored before anything is written, so that an import can always be completed and undone. */
export type Journal = {
  /** ISO UTC; the time of everything that it writes. */
  at: string;
  changes: Change[];
};

/** Which import or undoing it is, when, and who asked for it. */
export type Circumstances = {
  payload: Pick<Payload, 'db'>;
  importId: string;
  at: string;
  observer: Observer;
};

/** The journal of applying these rows. */
export async function toJournal(
  rows: readonly (PlannedRow & { target: Target })[],
  circumstances: Circumstances,
): Promise<Journal> {
  return {
    at: circumstances.at,
    changes: await mapInTurns(rows, ({ target }) => toChange(target, circumstances)),
  };
}

function toChange(target: Target, circumstances: Circumstances): Change {
  const { stored, provider, medication, dose, title } = target;
  return {
    product: stored?.id ?? newId(circumstances.payload.db),
    provider,
    medication,
    dose,
    title,
    before: stored ? stateOf(stored) : null,
    after: stateAfter(target, circumstances),
    updatedAt: stored?.updatedAt ?? null,
    observedBefore: stored?.observation ?? null,
    observation: observationAfter(stored, 'import', circumstances),
  };
}

function observationAfter(
  stored: StoredProduct | undefined,
  route: ObservationRoute,
  { payload, importId, at, observer }: Circumstances,
): NewestObservation {
  return following(
    newestObservationOf(stored),
    nameObservation(payload, { route, observer, priceImport: importId, recordedAt: at }),
  );
}

/** As the form's hooks would leave it. */
function stateAfter({ stored, patch }: Target, { at, observer }: Circumstances): PriceState {
  const checkedAt = checkAfter(stored, patch);
  const isChecked = checkedAt !== stored?.checkedAt;
  const check = { checkedBy: observer?.id ?? null, checkedThrough: 'import' } as const;
  return {
    ...(stored ? stateOf(stored) : { ...initialValues, ...check }),
    ...patch,
    ...(isChecked && check),
    checkedAt: checkedAt ?? at,
    deletedAt: null,
  };
}

/** A change that an import has made, and the product as it is now. */
export type Undoable = { change: Change; now: StoredProduct };

/** The journal of undoing these changes: it restores the old values and moves new products to the trash. */
export async function toUndoJournal(
  undoable: readonly Undoable[],
  circumstances: Circumstances,
): Promise<Journal> {
  const { at } = circumstances;
  return {
    at,
    changes: await mapInTurns(undoable, ({ change, now }) => ({
      ...change,
      before: stateOf(now),
      after: change.before ?? { ...change.after, deletedAt: at },
      updatedAt: now.updatedAt,
      observedBefore: now.observation,
      observation: observationAfter(now, 'undo', circumstances),
    })),
  };
}
