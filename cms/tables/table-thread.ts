import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import type { TableHead, TablePart } from './write-table.ts';

// The thread that writes one table: see write-table.ts.
const head = workerData as TableHead;
const rows: (readonly string[])[] = [];
parentPort?.on('message', (part: TablePart) => void take(part));

async function take(part: TablePart): Promise<void> {
  if (part) rows.push(...part);
  parentPort?.postMessage(part ? undefined : await write());
}

async function write(): Promise<Uint8Array> {
  return head.format === 'csv' ? Buffer.from(toCsv()) : toSpreadsheet();
}

/** With the mark by which Excel knows UTF-8; what a spreadsheet would run is text. */
function toCsv(): string {
  const headings = head.columns.map(({ heading }) => heading);
  return stringify(
    [headings, ...rows].map((row) => row.map(escapeFormula)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** Every cell but an amount is text, so that a dose stays a dose and nothing is run as a formula. */
async function toSpreadsheet(): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { name, columns } = head;
  const headings = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((text, index) =>
      columns[index]?.isAmount && isNumber(text)
        ? { value: Number(text), type: Number, format: '#,##0.00' }
        : { value: text, type: String },
    ),
  );
  return writeExcelFile([headings, ...cells], {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}
