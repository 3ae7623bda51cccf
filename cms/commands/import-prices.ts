import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Payload } from 'payload';
import { counted } from '#contract/rules/counted.ts';
import { largeChangePercent } from '#contract/rules/price-gate.ts';
import {
  renamedLabel,
  rowKindNames,
  rowKinds,
  sheetLabel,
  type FileReading,
  type RowPlan,
} from '#contract/rules/price-import.ts';
import { shareChanges } from '../catalogue/change-log.ts';
import { readEnvironment } from '../runtime/env.ts';
import { PublicError } from '../runtime/errors.ts';
import { applyImport } from '../prices/journal/apply-import.ts';
import { readImport } from '../prices/journal/import-summary.ts';
import { previewImport } from '../prices/plan/preview-import.ts';
import { startBase } from '../runtime/start-base.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run import -- FILE [--dry-run] [--accept-large-changes]

Imports prices from a CSV or XLSX file. Nothing is written with --dry-run, nor if any row is wrong or unknown. Changes of a
price or a total over ${largeChangePercent}% and new doses are written only with --accept-large-changes: check them first.`;

/** `npm run import`: the same import as in the admin. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'accept-large-changes': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new PublicError(400, usage);
  if (!existsSync(file)) throw new PublicError(400, `There is no file ${file}.`);
  const bytes = readFileSync(file);
  const { payload } = await startBase(readEnvironment(process.env));
  const preview = await previewImport(payload, {
    bytes,
    fileName: path.basename(file),
    author: null,
  });
  for (const sentence of describeReading(preview.reading)) console.log(sentence);
  for (const row of preview.rows) if (row.kind !== 'unchanged') console.log(describe(row));
  console.log(
    rowKinds.map((kind) => `${preview.import.counts[kind]} ${rowKindNames[kind]}`).join(', '),
  );
  if (values['dry-run']) return;
  await apply(payload, preview.import.id, {
    rows: preview.rows,
    acceptsLargeChanges: values['accept-large-changes'],
  });
}

async function apply(
  payload: Payload,
  id: string,
  { rows, acceptsLargeChanges }: { rows: readonly RowPlan[]; acceptsLargeChanges: boolean },
): Promise<void> {
  const conflicts = rows.filter(({ kind }) => kind === 'conflict');
  if (conflicts.length > 0) {
    throw new PublicError(
      409,
      `Somebody has changed here what ${counted(conflicts.length, 'row')} would change, in line ${linesOf(conflicts)}. Take these rows out, or decide on each in the admin.`,
    );
  }
  const toConfirm = rows.filter(({ needsTick }) => needsTick);
  if (toConfirm.length > 0 && !acceptsLargeChanges) {
    throw new PublicError(
      409,
      `To confirm: ${counted(toConfirm.length, 'row')}, in line ${linesOf(toConfirm)}. If they are right, run this again with --accept-large-changes.`,
    );
  }
  shareChanges(payload);
  const ticked = toConfirm.map(({ line }) => line);
  const begun = await applyImport(payload, id, { ticked, skipsInvalidRows: false, author: null });
  await begun.finished;
  const { changedRows, createdRows, checkedRows, problem } = await readImport(payload, id);
  if (problem) throw new PublicError(409, problem);
  console.log(
    `Applied: ${counted(changedRows, 'product')} changed, ${createdRows} added, ${checkedRows} found unchanged.`,
  );
}

function describeReading({ sheet, renamedColumns, unusedColumns }: FileReading): string[] {
  return [
    ...(sheet ? [`The sheet ${sheetLabel(sheet)} is read.`] : []),
    ...renamedColumns.map(renamedLabel),
    ...unusedColumns.map((heading) => `The column “${heading}” is not used.`),
  ];
}

function linesOf(rows: readonly RowPlan[]): string {
  return rows.map(({ line }) => line).join(', ');
}

function describe({ line, kind, provider, medication, dose, changes, reason }: RowPlan): string {
  const what = changes.map(({ field, from, to }) => `${field} ${from ? `${from} → ` : ''}${to}`);
  const parts = [`${provider}, ${medication} ${dose}`, what.join(', '), reason];
  return `Line ${line}, ${rowKindNames[kind]}: ${parts.filter(Boolean).join('; ')}`;
}

await runCommand(main);
