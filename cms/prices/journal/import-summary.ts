import type { Payload } from 'payload';
import type { PriceImport } from '#collections/payload-types.ts';
import { noRows, type ImportSummary, type RowKind } from '#contract/rules/price-import.ts';
import { NotFound } from '#cms/runtime/errors.ts';

const collection = 'price-imports';
const maxListed = 10;

/** The last ten imports, newest first, without previews. */
export async function listImports(payload: Payload): Promise<ImportSummary[]> {
  const { docs } = await payload.find({
    collection,
    where: { status: { not_equals: 'previewed' } },
    sort: '-appliedAt',
    limit: maxListed,
    depth: 1,
    overrideAccess: true,
  });
  return docs.map(toSummary);
}

/** @throws NotFound if there is none, or it was a preview that has expired. */
export async function readImport(payload: Payload, id: string): Promise<ImportSummary> {
  return toSummary(await findImport(payload, id));
}

/** @throws NotFound */
export async function findImport(payload: Payload, id: string): Promise<PriceImport> {
  const document = await payload.findByID({
    collection,
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!document) throw new NotFound('This preview has expired. Choose the file again.');
  return document;
}

function toSummary(document: PriceImport): ImportSummary {
  const { id, fileName, status, counts, createdAt, appliedAt, undoneAt, problem } = document;
  const changedRows = document.changedRows ?? 0;
  const createdRows = document.createdRows ?? 0;
  const checkedRows = document.checkedRows ?? 0;
  return {
    id,
    fileName,
    status,
    counts: { ...noRows, ...(counts as Partial<Record<RowKind, number>>) },
    uploadedAt: createdAt,
    uploadedBy: nameOf(document.uploadedBy) ?? nameOf(document.machine),
    appliedAt: appliedAt ?? null,
    appliedBy: appliedAt ? (nameOf(document.appliedBy) ?? nameOf(document.machine)) : null,
    undoneAt: undoneAt ?? null,
    undoneBy: nameOf(document.undoneBy),
    changedRows,
    createdRows,
    checkedRows,
    problem: problem ?? null,
  };
}

function nameOf(who: PriceImport['machine'] | PriceImport['uploadedBy']): string | null {
  return typeof who === 'object' ? (who?.name ?? null) : null;
}
