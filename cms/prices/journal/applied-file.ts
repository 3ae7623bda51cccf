import type { Payload } from 'payload';
import type { AppliedRow, AppliedRows, RowFate } from '#contract/rules/price-import.ts';
import { NotFound } from '#cms/runtime/errors.ts';
import { mapInGroups } from '../in-groups.ts';
import { toRowPlan, type PlannedRow } from '../plan/plan-import.ts';
import { compressedValues } from '../store/compressed-values.ts';
import { findImport, readImport } from './import-summary.ts';

/** Keeps what becomes of each row of a file that is being applied. */
export async function storeAppliedRows(
  payload: Payload,
  importId: string,
  rows: readonly PlannedRow[],
  isWritten: (row: PlannedRow) => boolean,
): Promise<void> {
  const applied = await mapInGroups(rows, (row): AppliedRow => ({
    ...toRowPlan(row),
    fate: fateOf(row, isWritten(row)),
  }));
  await compressedValues(payload).set(keyOf(importId), applied);
}

function fateOf({ kind }: PlannedRow, isWritten: boolean): RowFate {
  if (kind === 'unchanged') return 'same';
  if (!isWritten) return 'left out';
  return kind === 'checked' ? 'checked' : 'written';
}

/**
 * An import with what became of each row of its file.
 * @throws NotFound if there is none, it was never applied, or its rows were not kept yet.
 */
export async function readAppliedRows(payload: Payload, importId: string): Promise<AppliedRows> {
  await findImport(payload, importId);
  const rows = await compressedValues(payload).get<AppliedRow[]>(keyOf(importId));
  if (!rows) throw new NotFound('What became of the rows of this import was not kept.');
  return { import: await readImport(payload, importId), rows };
}

function keyOf(importId: string): string {
  return `price-import ${importId} rows`;
}
