import type { Payload } from 'payload';
import type { Machine, PriceImport, User } from '#collections/payload-types.ts';
import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';
import { Conflict } from '#cms/runtime/errors.ts';
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
import { readFile } from '../file/read-file.ts';

/** Who imports; null on the command line. */
export type Author = Pick<User, 'id' | 'roles'> | null;

type Sent = { bytes: Buffer; fileName: string; author: Author; machine?: Pick<Machine, 'id'> };

const collection = 'price-imports';
const previewMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Shows what a file of prices would change. Nothing is stored but the preview itself, for a day.
 * @throws BadRequest with what is wrong and what to do, if the file is not a table of prices.
 */
export async function previewImport(
  payload: Payload,
  { bytes, fileName, author, machine }: Sent,
): Promise<Preview> {
  const { rows, unusedColumns } = await readFile('prices', bytes);
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
  await storePreviewedFile(payload, document.id, {
    rows,
    unusedColumns,
    digest: digestOf(planned),
  });
  return toPreview(await readImport(payload, document.id), planned, unusedColumns);
}

/**
 * Shows what a previewed file would change now.
 * @throws NotFound if the preview has expired; Conflict if it has been applied.
 */
export async function refreshPreview(payload: Payload, id: string): Promise<Preview> {
  refuseUnlessPreviewed(await findImport(payload, id));
  const file = await readPreviewedFile(payload, id);
  const planned = await planImport(file.rows, await readDirectory(payload, file.rows));
  await storePreviewedFile(payload, id, { ...file, digest: digestOf(planned) });
  await payload.db.updateOne({
    collection,
    id,
    data: { counts: countKinds(planned), problem: null },
    returning: false,
  });
  return toPreview(await readImport(payload, id), planned, file.unusedColumns);
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

function toPreview(
  summary: ImportSummary,
  rows: readonly PlannedRow[],
  unusedColumns: string[],
): Preview {
  return { import: summary, rows: rows.map(toRowPlan), unusedColumns };
}

/** @throws Conflict */
export function refuseUnlessPreviewed({ status }: PriceImport): void {
  if (status === 'previewed') return;
  throw new Conflict(
    status === 'applying'
      ? 'This import is being applied already. Reload the page to see how far it is.'
      : 'This import has been applied before. Choose the file again to see what is left to change.',
  );
}
