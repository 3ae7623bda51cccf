import type { Payload } from 'payload';
import type { Machine, PriceImport, User } from '#collections/payload-types.ts';
import type {
  FileChoices,
  FileReading,
  ImportSummary,
  Preview,
} from '#contract/rules/price-import.ts';
import { BadRequest, Conflict } from '#cms/runtime/errors.ts';
import { findImport, readImport } from '../journal/import-summary.ts';
import {
  deletePreviewedFile,
  deleteSentFile,
  readPreviewedFile,
  storePreviewedFile,
  storeSentFile,
} from './previewed-file.ts';
import { countKinds, digestOf, planImport, toRowPlan, type PlannedRow } from './plan-import.ts';
import { readDirectory } from './read-directory.ts';
import { mapInTurns } from '#cms/runtime/in-turns.ts';
import { readFile } from '../file/read-file.ts';
import type { ParsedFile } from '../file/parse-file.ts';
import type { PriceColumn } from '../file/price-columns.ts';
import { newChoices, otherNames, readColumnNames, type ColumnNames } from './column-names.ts';
import { sameName } from './find-by-name.ts';

/** Who imports; null on the command line and for machines, which nobody can ask anything. */
export type Author = Pick<User, 'id' | 'roles'> | null;

type Sent = {
  bytes: Buffer;
  fileName: string;
  author: Author;
  machine?: Pick<Machine, 'id'>;
  /** What the author has said of the file. */
  choices?: FileChoices;
};

const collection = 'price-imports';
const previewMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Shows what a file of prices would change. Nothing is stored but the preview itself, for a day.
 * @throws BadRequest with what is wrong and what to do, if the file is not a table of prices; UnclearFile if the author has
 * to say more of it first.
 */
export async function previewImport(
  payload: Payload,
  { bytes, fileName, author, machine, choices = {} }: Sent,
): Promise<Preview> {
  const { sheet, hasDecimalCommas = false, columns = {} } = choices;
  const remembered = await readColumnNames(payload);
  const names = otherNames(remembered, columns);
  const file = await readFile('prices', bytes, { sheet, hasDecimalCommas, otherNames: names });
  if (!author && file.decimalComma) throw new BadRequest(decimalCommas(file.decimalComma.written));
  const { rows } = file;
  const reading = toReading(file, { remembered, hasDecimalCommas });
  await deleteExpiredPreviews(payload);
  const planned = await planImport(rows, await readDirectory(payload, rows));
  const document = await payload.create({
    collection,
    data: {
      fileName,
      status: 'previewed',
      counts: countKinds(planned),
      uploadedBy: author?.id ?? null,
      machine: machine?.id ?? null,
    },
    depth: 0,
    overrideAccess: true,
  });
  await storeSentFile(payload, document.id, bytes);
  const digest = await digestOf(planned);
  await storePreviewedFile(payload, document.id, {
    rows,
    reading,
    saidColumns: newChoices(remembered, columns, file.renamedColumns),
    digest,
  });
  return toPreview(await readImport(payload, document.id), planned, { reading, digest });
}

/**
 * Shows what a previewed file would change now.
 * @throws NotFound if the preview has expired; Conflict if it has been applied.
 */
export async function refreshPreview(payload: Payload, id: string): Promise<Preview> {
  refuseUnlessPreviewed(await findImport(payload, id));
  const file = await readPreviewedFile(payload, id);
  const planned = await planImport(file.rows, await readDirectory(payload, file.rows));
  const digest = await digestOf(planned);
  await storePreviewedFile(payload, id, { ...file, digest });
  await payload.db.updateOne({
    collection,
    id,
    data: { counts: countKinds(planned), problem: null },
    returning: false,
  });
  const { reading } = file;
  return toPreview(await readImport(payload, id), planned, { reading, digest });
}

async function deleteExpiredPreviews(payload: Payload): Promise<void> {
  const oldest = new Date(Date.now() - previewMilliseconds).toISOString();
  const { docs } = await payload.delete({
    collection,
    where: { and: [{ status: { equals: 'previewed' } }, { createdAt: { less_than: oldest } }] },
    depth: 0,
    overrideAccess: true,
  });
  for (const { id } of docs) {
    await deletePreviewedFile(payload, id);
    await deleteSentFile(payload, id);
  }
}

async function toPreview(
  summary: ImportSummary,
  rows: readonly PlannedRow[],
  more: Pick<Preview, 'digest' | 'reading'>,
): Promise<Preview> {
  return { import: summary, rows: await mapInTurns(rows, toRowPlan), ...more };
}

function toReading(
  file: ParsedFile<PriceColumn>,
  { remembered, hasDecimalCommas }: { remembered: ColumnNames; hasDecimalCommas: boolean },
): FileReading {
  const { sheet, decimalComma, renamedColumns, unusedColumns, freeColumns } = file;
  return {
    sheet,
    decimalCommas: decimalComma ? { ...decimalComma, areRead: hasDecimalCommas } : null,
    renamedColumns: renamedColumns.map(({ heading, readAs }) => {
      const columnName = remembered.get(sameName(heading));
      const rememberedAt = columnName?.readAs === readAs ? columnName.updatedAt : null;
      return { heading, readAs, rememberedAt };
    }),
    unusedColumns,
    freeColumns,
  };
}

function decimalCommas(written: string): string {
  return `The file has amounts with decimal commas, such as ${written}. Write them with a decimal point, or import the file in the admin, which offers to convert them.`;
}

/** @throws Conflict */
export function refuseUnlessPreviewed({ status }: PriceImport): void {
  if (status === 'previewed') return;
  throw new Conflict(
    status === 'applying'
      ? 'This import is already being applied. Reload the page to see how far it is.'
      : 'This import has already been applied. Choose the file again to see what is left to change.',
  );
}
