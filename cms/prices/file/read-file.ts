import { threadOf } from '#cms/runtime/thread.ts';
import type { ColumnsOf, FileKindName } from './file-kinds.ts';
import { createFileReader } from './file-reader.ts';
import type { Table } from './table.ts';

/** What the thread is handed. */
export type SentFile = { kind: FileKindName; bytes: Uint8Array };

/**
 * Reads a CSV or XLSX file in a thread of its own, so that the site goes on answering whatever is in the file.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of this kind.
 */
export async function readFile<Kind extends FileKindName>(
  kind: Kind,
  bytes: Uint8Array,
): Promise<Table<ColumnsOf[Kind]>> {
  return read({ kind, bytes });
}

const read = createFileReader<SentFile, Table<string>>({
  startThread: threadOf(new URL('file-thread.ts', import.meta.url)),
  maxSeconds: 20,
  maxMegabytes: 256,
  maxWaiting: 5,
});
