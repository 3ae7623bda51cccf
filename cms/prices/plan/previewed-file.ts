import type { Payload } from 'payload';
import type { FileReading } from '#contract/rules/price-import.ts';
import { NotFound } from '#cms/runtime/errors.ts';
import type { PriceColumn } from '../file/price-columns.ts';
import type { FileRow } from '../file/table.ts';
import { compressedValues } from '../store/compressed-values.ts';
import type { ColumnChoices } from './column-names.ts';

/** The rows of a file, stored from its preview until it is applied. */
export type PreviewedFile = {
  rows: FileRow<PriceColumn>[];
  reading: FileReading;
  /** What is remembered of its columns once it is applied. */
  saidColumns: ColumnChoices;
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

/** Keeps a file as it was sent, from its preview on, unless it is never applied. */
export function storeSentFile(payload: Payload, importId: string, bytes: Buffer): Promise<void> {
  return compressedValues(payload).set(sentKeyOf(importId), bytes.toString('base64'));
}

/** @throws NotFound if it was not kept. */
export async function readSentFile(payload: Payload, importId: string): Promise<Buffer> {
  const base64 = await compressedValues(payload).get<string>(sentKeyOf(importId));
  if (base64 === null) throw new NotFound('The file of this import was not kept.');
  return Buffer.from(base64, 'base64');
}

export function deleteSentFile(payload: Payload, importId: string): Promise<void> {
  return compressedValues(payload).delete(sentKeyOf(importId));
}

export function deletePreviewedFile(payload: Payload, importId: string): Promise<void> {
  return compressedValues(payload).delete(keyOf(importId));
}

function sentKeyOf(importId: string): string {
  return `price-import ${importId} sent`;
}

function keyOf(importId: string): string {
  return `price-import ${importId} file`;
}
