import type { Payload } from 'payload';
import { counted } from '#contract/rules/counted.ts';
import type { ApplyChoice } from '#contract/rules/price-import.ts';
import { BadRequest, Conflict } from '#cms/runtime/errors.ts';
import { mapInTurns } from '#cms/runtime/in-turns.ts';
import { startWriting, changedMeanwhile, type Begun } from './write-journal.ts';
import { findImport } from './import-summary.ts';
import { toAppliedRows } from './applied-file.ts';
import { toJournal } from './journal.ts';
import type { ColumnChoices } from '../plan/column-names.ts';
import { readPreviewedFile } from '../plan/previewed-file.ts';
import {
  countKinds,
  digestOf,
  planImport,
  type PlannedRow,
  type Target,
} from '../plan/plan-import.ts';
import { refuseUnlessPreviewed, type Author } from '../plan/preview-import.ts';
import { readDirectory } from '../plan/read-directory.ts';

export type Applying = ApplyChoice & { author: Author };

/**
 * Starts to apply a preview. What was said of the file’s columns is returned, to be remembered.
 * @throws Conflict if anything that the preview showed has changed, or the import has been started already; BadRequest
 * if there is nothing to apply, or invalid rows would be skipped without permission.
 */
export async function applyImport(
  payload: Payload,
  id: string,
  { ticked, skipsInvalidRows, digest, author }: Applying,
): Promise<Begun & { saidColumns: ColumnChoices }> {
  refuseUnlessPreviewed(await findImport(payload, id));
  const file = await readPreviewedFile(payload, id);
  const planned = await planImport(file.rows, await readDirectory(payload, file.rows));
  if ((await digestOf(planned)) !== (digest ?? file.digest)) throw new Conflict(changedMeanwhile);

  const lines = new Set(ticked);
  const rows = (await mapInTurns(planned, (row) => (isToWrite(row, lines) ? [row] : []))).flat();
  const skipped = planned.length - rows.length - countKinds(planned).unchanged;
  if (rows.length === 0)
    throw new BadRequest('There is nothing to apply: no row changes anything.');
  if (skipped > 0 && !skipsInvalidRows) {
    throw new BadRequest(
      `${counted(skipped, 'row')} would be left out. Put the file right and choose it again, tick what is right, or say that they may be left out.`,
    );
  }
  const written = new Set<PlannedRow>(rows);
  const at = new Date().toISOString();
  const journal = await toJournal(rows, { payload, importId: id, at, observer: author });
  const created = journal.changes.filter(({ before }) => !before || before.deletedAt).length;
  const checked = countKinds(rows).checked;
  const begun = await startWriting(payload, id, {
    journal,
    rows: await toAppliedRows(planned, (row) => written.has(row)),
    field: 'journal',
    from: 'previewed',
    to: 'applying',
    data: {
      appliedBy: author?.id ?? null,
      appliedAt: at,
      createdRows: created,
      checkedRows: checked,
      changedRows: journal.changes.length - created - checked,
    },
  });
  return { ...begun, saidColumns: file.saidColumns };
}

function isToWrite(
  row: PlannedRow,
  ticked: ReadonlySet<number>,
): row is PlannedRow & { target: Target } {
  if (!row.target || row.kind === 'unchanged') return false;
  return !row.needsTick || ticked.has(row.line);
}
