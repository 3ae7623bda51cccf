import { changesSeenFields } from '#collections/products/observed-fields.ts';
import { productTitle } from '#collections/products/product-title.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import {
  futureCheck,
  isFutureCheck,
  largeChangePercent,
  largeChanges,
} from '#contract/rules/price-gate.ts';
import {
  noRows,
  type FieldChange,
  type RowKind,
  type RowPlan,
} from '#contract/rules/price-import.ts';
import { forEachInTurns, mapInTurns } from '#cms/runtime/in-turns.ts';
import type { PriceState, StoredProduct } from '../store/price-state.ts';
import type { PriceColumn } from '../file/price-columns.ts';
import type { FileRow } from '../file/table.ts';
import { readDose } from '../file/read-name.ts';
import { readRow, type PriceRow } from '../file/read-row.ts';
import {
  isSameValue,
  priceFieldNames,
  priceFields,
  type PricePatch,
  type PriceValues,
} from '../price-fields.ts';
import { fieldChange } from './field-change.ts';
import { finder, type Named } from './find-by-name.ts';
import { repeatedLines } from './repeated-lines.ts';
import { rowDigest } from './row-digest.ts';
import { mergeDownload, touchedFields } from './merge-download.ts';

/** A row of the preview, with what would be stored unless it is invalid. */
export type PlannedRow = Omit<RowPlan, 'isInvalid'> & {
  target?: Target;
  /** The {@link productKey} of the product that it is about, if we know it; one that is invalid has one, too. */
  key?: string;
};

export type Target = {
  /** Undefined if the product is new. */
  stored: StoredProduct | undefined;
  provider: string;
  medication: string;
  dose: string;
  title: string;
  /** What the row sets; who checked the price, and when, is added as it is applied. */
  patch: PricePatch;
};

export type Directory = {
  providers: readonly NamedDocument[];
  medications: readonly NamedDocument[];
  products: readonly StoredProduct[];
  /** What products that have been saved since were in files that were downloaded from here, by the id of the observation. */
  downloads: ReadonlyMap<string, Download>;
};
/** With the {@link productKey} that the product had then. */
export type Download = PriceValues & { product: string; key: string };
type NamedDocument = Named & { id: string };

/** Compares the rows of a file with what is stored; writes nothing. Yields to the event loop between its steps. */
export async function planImport(
  rows: readonly FileRow<PriceColumn>[],
  directory: Directory,
): Promise<PlannedRow[]> {
  const stored = new Map<string, StoredProduct>();
  const dosesOnSale = new Set<string>();
  await forEachInTurns(directory.products, (product) => {
    stored.set(productKey(product), product);
    dosesOnSale.add(doseKey(product));
  });
  const plan = createPlanner({ ...directory, stored, dosesOnSale });
  return refuseRepeated(await mapInTurns(rows, plan));
}

/** Equal for two plans if and only if their previews are equal. */
export async function digestOf(rows: readonly PlannedRow[]): Promise<string> {
  return rowDigest(await mapInTurns(rows, toRowPlan));
}

/** What the preview shows of a row. */
export function toRowPlan({ target, key: _key, ...row }: PlannedRow): RowPlan {
  return { ...row, isInvalid: !target };
}

/** How many rows are of each kind; 0 where none is. */
export function countKinds(rows: readonly PlannedRow[]): Record<RowKind, number> {
  const counts = { ...noRows };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** One product for each provider, medication and dose. */
export function productKey(product: { provider: string; medication: string; dose: string }) {
  return `${product.provider} ${product.medication} ${product.dose}`;
}

function doseKey({ medication, dose }: { medication: string; dose: string }): string {
  return `${medication} ${dose}`;
}

type Known = Pick<Directory, 'downloads' | 'medications' | 'providers'> & {
  /** By their {@link productKey}. */
  stored: ReadonlyMap<string, StoredProduct>;
  dosesOnSale: ReadonlySet<string>;
};

function createPlanner({ providers, medications, stored, dosesOnSale, downloads }: Known) {
  const providersByName = finder('provider', providers);
  const medicationsByName = finder('medication', medications);

  return ({ line, cells, problem }: FileRow<PriceColumn>): PlannedRow => {
    const asWritten = {
      line,
      provider: cells.provider ?? '',
      medication: cells.medication ?? '',
      dose: cells.dose ?? '',
      changes: [],
      needsTick: false,
    };
    const read = problem === undefined ? readRow(cells) : { problem };
    if ('problem' in read) {
      return { ...asWritten, kind: 'wrong', reason: read.problem, key: keyOf(cells) };
    }
    const row = read.value;
    const provider = providersByName.find(row.provider);
    const medication = medicationsByName.find(row.medication);
    const unknown = [
      !provider && providersByName.unknown(row.provider),
      !medication && medicationsByName.unknown(row.medication),
    ].filter(Boolean);
    if (!provider || !medication) {
      return { ...asWritten, kind: 'unknown', reason: unknown.join(' ') };
    }

    const identity = { provider: provider.id, medication: medication.id, dose: row.dose };
    const key = productKey(identity);
    const product = stored.get(key);
    const downloaded = outdatedDownload(row, { key, product });
    const { patch, conflicts } =
      downloaded && product
        ? mergeDownload(row.patch, { stored: product, downloaded })
        : { patch: row.patch, conflicts: [] };
    const target: Target = {
      ...identity,
      stored: product,
      title: productTitle({
        provider: provider.name,
        medication: medication.name,
        dose: row.dose,
      }),
      patch,
    };
    const named = {
      line,
      provider: provider.name,
      medication: medication.name,
      dose: row.dose,
      key,
    };
    if (downloaded && touchedFields(row.patch, downloaded).length === 0) {
      return { ...named, ...unchanged, target };
    }
    if (isInTheFuture(target)) {
      return { ...named, kind: 'wrong', changes: [], needsTick: false, reason: futureCheck };
    }
    if (!product && !downloaded && !dosesOnSale.has(doseKey(identity))) {
      return {
        ...named,
        kind: 'unknown',
        changes: allFields(target.patch),
        needsTick: true,
        reason: `No provider has ${medication.name} ${row.dose} yet. Tick it if the dose is right.`,
        target,
      };
    }
    const effect =
      product && !product.deletedAt
        ? compareListed(product, patch, conflicts)
        : compareUnlisted(target, downloaded !== undefined);
    return { ...named, ...effect, target };
  };

  /** Which product a row with a mistake is about, as far as its own cells say. */
  function keyOf(cells: FileRow<PriceColumn>['cells']): string | undefined {
    const provider = providersByName.find(cells.provider ?? '');
    const medication = medicationsByName.find(cells.medication ?? '');
    const dose = readDose(cells.dose ?? '');
    if (!provider || !medication || 'problem' in dose) return undefined;
    return productKey({ provider: provider.id, medication: medication.id, dose: dose.value });
  }

  /**
   * What a row was in a file that was downloaded from here, if it has been saved since: it is about the same product, or
   * about the one that was there under its provider, medication and dose.
   */
  function outdatedDownload(
    { version = '' }: PriceRow,
    { key, product }: { key: string; product: StoredProduct | undefined },
  ): Download | undefined {
    const downloaded = downloads.get(version);
    const isItsOwn = downloaded?.product === product?.id || downloaded?.key === key;
    return isItsOwn ? downloaded : undefined;
  }
}

type Effect = Pick<PlannedRow, 'changes' | 'kind' | 'needsTick' | 'pricePercent' | 'reason'>;

const unchanged: Effect = { kind: 'unchanged', changes: [], needsTick: false };

/** Of a row whose product is not on the site: it is new, or comes back. */
function compareUnlisted({ stored, patch }: Target, isOutdated: boolean): Effect {
  const reverting = conflictReasons({ stored, patch, isChangedHere: isOutdated });
  const large = largeChanges(stored, patch).map(
    ({ field }) => (stored ? largeReasons : newReasons)[field],
  );
  const reason = [
    stored && 'This product is in the trash; it comes back with these values.',
    !stored &&
      isOutdated &&
      'The product of this row has another provider, medication or dose now; this adds a new one.',
    ...reverting,
    ...large,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    kind: reverting.length > 0 ? 'conflict' : 'new',
    changes: allFields({ ...patch, checkedAt: checkAfter(stored, patch) }),
    needsTick: reverting.length + large.length > 0,
    ...(reason && { reason }),
  };
}

function compareListed(stored: StoredProduct, patch: PricePatch, conflicts: FieldChange[]): Effect {
  if (!changesSeenFields(patch, stored)) {
    if (!isLaterCheck(stored, patch)) return unchanged;
    const check = { field: priceFields.checkedAt.label, ...checkChange(stored, patch) };
    return { kind: 'checked', changes: [check], needsTick: false };
  }
  const reverting = conflictReasons({ stored, patch, isChangedHere: conflicts.length > 0 });
  const { pricePence } = patch;
  const reasons = [
    ...reverting,
    ...largeChanges(stored, patch).map(({ field }) => largeReasons[field]),
  ];
  return {
    kind: reverting.length > 0 ? 'conflict' : 'changed',
    changes: [
      ...conflicts,
      ...changedFields(stored, patch).filter(
        ({ field }) => !conflicts.some((conflict) => conflict.field === field),
      ),
    ],
    ...(pricePence !== stored.pricePence && {
      pricePercent: toOneDecimal(changeInPercent(stored.pricePence, pricePence)),
    }),
    needsTick: reasons.length > 0,
    ...(reasons.length > 0 && { reason: reasons.join(' ') }),
  };
}

/** Why a row would revert what somebody has stored since its file was written; none if it would not. */
function conflictReasons({
  stored,
  patch,
  isChangedHere,
}: Pick<Target, 'patch' | 'stored'> & { isChangedHere: boolean }): string[] {
  const isCheckedLater =
    stored && isEarlierCheck(stored, patch) && changesSeenFields(patch, stored);
  return [
    isChangedHere &&
      'Somebody has changed this here since the file was downloaded. Tick it if the file is right all the same.',
    isCheckedLater &&
      `It was checked later than the file says, on ${formatDateAndTime(stored.checkedAt)}. Tick it if the file is right all the same: it then counts as checked now.`,
  ].filter((reason) => typeof reason === 'string');
}

const largeReasons = {
  pricePence: `The price changes by more than ${largeChangePercent}%. Tick it if it is right.`,
  firstOrderPricePence: `The price of the first order changes by more than ${largeChangePercent}%. Tick it if it is right.`,
  total: `The fees change the total by more than ${largeChangePercent}%. Tick it if it is right.`,
};

/** Of a new product, where all is compared with its price. */
const newReasons = {
  ...largeReasons,
  firstOrderPricePence: `The price of the first order differs from the price by more than ${largeChangePercent}%. Tick it if it is right.`,
  total: `The fees are more than ${largeChangePercent}% of the price. Tick it if it is right.`,
};

/** Whether the row is a later check; without a time it counts as made now. */
function isLaterCheck(stored: PriceState, { checkedAt }: PricePatch): boolean {
  if (checkedAt === undefined) return true;
  return !isSameValue('checkedAt', stored.checkedAt, checkedAt) && checkedAt > stored.checkedAt;
}

function checkChange(stored: PriceState, { checkedAt }: PricePatch): Omit<FieldChange, 'field'> {
  const { show } = priceFields.checkedAt;
  return { from: show(stored.checkedAt), to: checkedAt === undefined ? 'now' : show(checkedAt) };
}

/**
 * When a product counts as checked once the row is applied, in ISO UTC; undefined if that is when it is applied. Whoever
 * brings another value has just looked at the source, unless they say when; so has whoever brings the same and no time.
 */
export function checkAfter(stored: PriceState | undefined, patch: PricePatch): string | undefined {
  if (!stored || isLaterCheck(stored, patch)) return patch.checkedAt;
  return changesSeenFields(patch, stored) ? undefined : stored.checkedAt;
}

/** Whether the row’s check is earlier than the stored one. */
function isEarlierCheck(stored: PriceState, { checkedAt }: PricePatch): boolean {
  if (checkedAt === undefined) return false;
  return !isSameValue('checkedAt', stored.checkedAt, checkedAt) && checkedAt < stored.checkedAt;
}

function isInTheFuture({ stored, patch: { checkedAt } }: Target): boolean {
  if (!checkedAt || checkedAt === stored?.checkedAt) return false;
  return isFutureCheck(checkedAt, new Date());
}

function changedFields(stored: PriceState, patch: PricePatch): FieldChange[] {
  return priceFieldNames.flatMap((name) => fieldChange(name, patch[name], stored[name]));
}

function allFields(patch: PricePatch): FieldChange[] {
  return priceFieldNames.flatMap((name) => fieldChange(name, patch[name]));
}

/** Two rows for one product are a mistake, even if they are equal; one that is wrong already may be the one that is meant. */
function refuseRepeated(rows: PlannedRow[]): Promise<PlannedRow[]> {
  const linesOf = repeatedLines(rows, ({ key }) => key);
  return mapInTurns(rows, (row) => {
    const lines = linesOf(row);
    if (!lines) return row;
    const { line, provider, medication, dose, target } = row;
    const repeated = `${lines} are for the same product. Keep the one that is right.`;
    return {
      line,
      kind: 'wrong',
      provider,
      medication,
      dose,
      changes: [],
      needsTick: false,
      reason: target ? repeated : `${row.reason} ${repeated}`,
    };
  });
}
