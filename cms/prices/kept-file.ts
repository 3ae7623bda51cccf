import type { Payload } from 'payload';
import { NotFound } from '../runtime/errors.ts';
import { forget, keep, recall } from './large-values.ts';
import type { FileRow } from './file/price-table.ts';

/** What is kept of a file between its preview and its end. */
export type KeptFile = { rows: FileRow[]; unusedColumns: string[]; digest: string };

export function keepFile(payload: Payload, id: string, file: KeptFile): Promise<void> {
  return keep(payload, fileKey(id), file);
}

/** @throws NotFound */
export async function keptFile(payload: Payload, id: string): Promise<KeptFile> {
  const file = await recall<KeptFile>(payload, fileKey(id));
  if (!file) throw new NotFound('This preview is not kept any more. Choose the file again.');
  return file;
}

export function forgetFile(payload: Payload, id: string): Promise<void> {
  return forget(payload, fileKey(id));
}

function fileKey(id: string): string {
  return `price-import ${id} file`;
}
