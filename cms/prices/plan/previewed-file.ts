import type { Payload } from 'payload';
import { NotFound } from '#cms/runtime/errors.ts';
import type { PriceColumn } from '../file/price-columns.ts';
import type { FileRow } from '../file/table.ts';
import { compressedValues } from '../store/compressed-values.ts';

/** What is stored of a file from its preview until it is applied. */
export type PreviewedFile = {
  rows: FileRow<PriceColumn>[];
  unusedColumns: string[];
  digest: string;
};

export function storePreviewedFile(
  payload: Payload,
  importId: string,
  file: PreviewedFile,
): Promise<void> {
  return compressedValues(payload).set(keyOf(importId), file);
}

/** @throws NotFound if the preview has expired, or the file has been applied. */
export async function readPreviewedFile(
  payload: Payload,
  importId: string,
): Promise<PreviewedFile> {
  const file = await compressedValues(payload).get<PreviewedFile>(keyOf(importId));
  if (!file) throw new NotFound('This preview has expired. Choose the file again.');
  return file;
}

export function deletePreviewedFile(payload: Payload, importId: string): Promise<void> {
  return compressedValues(payload).delete(keyOf(importId));
}

function keyOf(importId: string): string {
  return `price-import ${importId} file`;
}
