import type { Payload } from 'payload';
import type { AppliedRow, AppliedRows, RowFate } from '#contract/rules/price-import.ts';
import { NotFound } from '#cms/runtime/errors.ts';
import { mapInTurns } from '#cms/runtime/in-turns.ts';
import { toRowPlan, type PlannedRow } from '../plan/plan-import.ts';
import { compressedValues } from '../store/compressed-values.ts';
import { findImport, readImport } from './import-summary.ts';

/** What becomes of each row of a file that is being applied. */
export function toAppliedRows(
  rows: readonly PlannedRow[],
  isWritten: (row: PlannedRow) => boolean,
): Promise<AppliedRow[]> {
  return mapInTurns(rows, (row) => ({ ...toRowPlan(row), fate: fateOf(row, isWritten(row)) }));
}

function fateOf({ kind }: PlannedRow, isWritten: boolean): RowFate {
  if (kind === 'unchanged') return 'same';
  if (!isWritten) return 'left out';
  return kind === 'checked' ? 'checked' : 'written';
}

/** Keeps the rows beside a journal, by its key: of several that apply a file, each has its own. */
export function storeAppliedRows(
  payload: Payload,
  journal: string,
  rows: readonly AppliedRow[],
): Promise<void> {
  return compressedValues(payload).set(keyOf(journal), rows);
}

/** Deletes the rows kept beside a journal, if there are any. */
export function deleteAppliedRows(payload: Payload, journal: string): Promise<void> {
  return compressedValues(payload).delete(keyOf(journal));
}

/**
 * An import with what became of each row of its file.
 * @throws NotFound if there is none, it was never applied, or its rows were not kept yet.
 */
export async function readAppliedRows(payload: Payload, importId: string): Promise<AppliedRows> {
  const { journal } = await findImport(payload, importId);
  const values = compressedValues(payload);
  const rows =
    (await values.get<AppliedRow[]>(keyOf(journal ?? ''))) ??
    (await values.get<AppliedRow[]>(formerKeyOf(importId)));
  if (!rows) throw new NotFound('The result of each row of this import was not kept.');
  return { import: await readImport(payload, importId), rows };
}

function keyOf(journal: string): string {
  return `${journal} rows`;
}

/** Where an older version has kept them. */
function formerKeyOf(importId: string): string {
  return `price-import ${importId} rows`;
}
