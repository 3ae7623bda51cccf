import { createHash } from 'node:crypto';
import { changesWhatIsSeen } from '#collections/products/observed-fields.ts';
import {
  largeChange,
  noRows,
  type FieldChange,
  type RowKind,
  type RowPlan,
} from '#contract/rules/price-import.ts';
import { inGroups } from '../in-groups.ts';
import type { PriceState, StoredProduct } from '../store/price-state.ts';
import type { FileRow } from '../file/price-table.ts';
import { readRow } from '../file/read-row.ts';
import {
  isSameValue,
  priceFieldNames,
  priceFields,
  type PriceFieldName,
  type PricePatch,
  type PriceValues,
} from '../price-fields.ts';

/** A row of the preview, with what would be stored unless it is invalid. */
export type PlannedRow = Omit<RowPlan, 'isInvalid'> & { target?: Target };

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
  providers: readonly Named[];
  medications: readonly Named[];
  products: readonly StoredProduct[];
};
type Named = { id: string; name: string; slug: string };

const maxNamedLines = 5;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Compares the rows of a file with what is stored; writes nothing. */
export async function planImport(
  rows: readonly FileRow[],
  directory: Directory,
): Promise<PlannedRow[]> {
  const plan = createPlanner(directory);
  const planned: PlannedRow[] = [];
  for await (const group of inGroups(rows, 1000)) planned.push(...group.map(plan));
  return refuseRepeated(planned);
}

/** Equal for two plans if and only if their previews are equal. */
export function digestOf(rows: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(JSON.stringify(toRowPlan(row)));
  return hash.digest('base64url');
}

/** What the preview shows of a row. */
export function toRowPlan({ target, ...row }: PlannedRow): RowPlan {
  return { ...row, isInvalid: !target };
}

export function countKinds(rows: readonly PlannedRow[]): Record<RowKind, number> {
  const counts = { ...noRows };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** One product for each provider, medication and dose. */
export function productKey(product: { provider: string; medication: string; dose: string }) {
  return `${product.provider} ${product.medication} ${product.dose}`;
}

function createPlanner({ providers, medications, products }: Directory) {
  const findProvider = finder(providers);
  const findMedication = finder(medications);
  const stored = new Map(products.map((product) => [productKey(product), product]));
  const dosesOnSale = new Set(products.map(({ medication, dose }) => `${medication} ${dose}`));

  return ({ line, cells, problem }: FileRow): PlannedRow => {
    const asWritten = {
      line,
      provider: cells.provider ?? '',
      medication: cells.medication ?? '',
      dose: cells.dose ?? '',
      changes: [],
      needsTick: false,
    };
    if (problem) return { ...asWritten, kind: 'wrong', reason: problem };
    const read = readRow(cells);
    if ('problem' in read) return { ...asWritten, kind: 'wrong', reason: read.problem };
    const row = read.value;
    const provider = findProvider(row.provider);
    const medication = findMedication(row.medication);
    const unknown = [
      !provider && unknownName('provider', row.provider),
      !medication && unknownName('medication', row.medication),
    ].filter(Boolean);
    if (!provider || !medication) {
      return { ...asWritten, kind: 'unknown', reason: unknown.join(' ') };
    }

    const key = { provider: provider.id, medication: medication.id, dose: row.dose };
    const target: Target = {
      ...key,
      stored: stored.get(productKey(key)),
      title: `${medication.name} ${row.dose}`,
      patch: row.patch,
    };
    const named = { line, provider: provider.name, medication: medication.name, dose: row.dose };
    if (isInTheFuture(target)) {
      const reason =
        'The price cannot have been checked in the future. Correct the day of the check.';
      return { ...named, kind: 'wrong', changes: [], needsTick: false, reason };
    }
    if (!target.stored && !dosesOnSale.has(`${medication.id} ${row.dose}`)) {
      return {
        ...named,
        kind: 'unknown',
        changes: allFields(target.patch),
        needsTick: true,
        reason: `No provider has ${medication.name} ${row.dose} yet. Tick it if the dose is right.`,
        target,
      };
    }
    return { ...named, ...compare(target), target };
  };
}

function compare({
  stored,
  patch,
}: Target): Omit<PlannedRow, 'dose' | 'line' | 'medication' | 'provider'> {
  if (!stored) return { kind: 'new', changes: allFields(patch), needsTick: false };
  if (stored.deletedAt) {
    const reason = 'This product is in the trash; it comes back with these values.';
    return { kind: 'new', changes: allFields(patch), needsTick: false, reason };
  }
  const changes = changedFields(stored, patch);
  if (!changesWhatIsSeen(patch, stored)) {
    if (isLaterCheck(stored, patch)) {
      const check = { field: priceFields.checkedAt.label, ...checkChange(stored, patch) };
      return { kind: 'checked', changes: [check], needsTick: false };
    }
    if (changes.length === 0) return { kind: 'unchanged', changes, needsTick: false };
  }
  if (patch.pricePence === stored.pricePence) return { kind: 'changed', changes, needsTick: false };
  const share = (patch.pricePence - stored.pricePence) / stored.pricePence;
  const needsTick = Math.abs(share) > largeChange;
  return {
    kind: 'changed',
    changes,
    pricePercent: Math.round(share * 1000) / 10,
    needsTick,
    ...(needsTick && { reason: 'The price changes by more than 30%. Tick it if it is right.' }),
  };
}

/** Whoever says what is stored and not when it was checked has just found it so. */
function isLaterCheck(stored: PriceState, { checkedAt }: PricePatch): boolean {
  if (checkedAt === undefined) return true;
  return !isSameValue('checkedAt', stored.checkedAt, checkedAt) && checkedAt > stored.checkedAt;
}

function checkChange(stored: PriceState, { checkedAt }: PricePatch): Omit<FieldChange, 'field'> {
  const { show } = priceFields.checkedAt;
  return { from: show(stored.checkedAt), to: checkedAt === undefined ? 'now' : show(checkedAt) };
}

/** Tomorrow is allowed: somewhere it has begun. */
function isInTheFuture({ stored, patch: { checkedAt } }: Target): boolean {
  if (!checkedAt || checkedAt === stored?.checkedAt) return false;
  return new Date(checkedAt).getTime() > Date.now() + dayInMilliseconds;
}

function changedFields(stored: PriceState, patch: PricePatch): FieldChange[] {
  return priceFieldNames.flatMap((name) => fieldChange(name, patch[name], stored[name]));
}

function allFields(patch: PricePatch): FieldChange[] {
  return priceFieldNames.flatMap((name) => fieldChange(name, patch[name]));
}

/** Nothing where the row does not say, or says what is stored. */
function fieldChange<Field extends PriceFieldName>(
  name: Field,
  to: PriceValues[Field] | undefined,
  from?: PriceValues[Field],
): FieldChange[] {
  const { label, show } = priceFields[name];
  if (to === undefined) return [];
  if (from === undefined) return [{ field: label, to: show(to) }];
  return isSameValue(name, from, to) ? [] : [{ field: label, from: show(from), to: show(to) }];
}

/** Two rows for one product are a mistake, even if they are equal. */
function refuseRepeated(rows: PlannedRow[]): PlannedRow[] {
  const linesByProduct = new Map<string, number[]>();
  for (const { target, line } of rows) {
    if (!target) continue;
    const key = productKey(target);
    const lines = linesByProduct.get(key);
    if (lines) lines.push(line);
    else linesByProduct.set(key, [line]);
  }
  return rows.map((row) => {
    const lines = (row.target && linesByProduct.get(productKey(row.target))) ?? [];
    if (lines.length < 2) return row;
    const { line, provider, medication, dose } = row;
    return {
      line,
      kind: 'wrong',
      provider,
      medication,
      dose,
      changes: [],
      needsTick: false,
      reason: `Lines ${listOf(lines)} are for the same product. Keep the one that is right.`,
    };
  });
}

function finder(documents: readonly Named[]): (name: string) => Named | undefined {
  const byName = new Map(documents.map((document) => [document.slug, document]));
  for (const document of documents) byName.set(nameOf(document.name), document);
  return (name) => byName.get(nameOf(name));
}

/** Upper and lower case, spacing and the kind of apostrophe do not matter. */
function nameOf(name: string): string {
  return name.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

function unknownName(what: 'medication' | 'provider', name: string): string {
  return `No ${what} is called “${name}”. Check the spelling, or add the ${what} first.`;
}

/** A few are named: each of the rows carries the list. */
function listOf(lines: readonly number[]): string {
  const more = lines.length - maxNamedLines;
  if (more > 0)
    return `${lines.slice(0, maxNamedLines).join(', ')} and ${more.toLocaleString('en-GB')} more`;
  return `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}
