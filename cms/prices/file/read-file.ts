import { threadOf } from '#cms/runtime/thread.ts';
import type { ColumnsOf, FileKindName } from './file-kinds.ts';
import { createFileReader } from './file-reader.ts';
import type { FileHints, ParsedFile } from './parse-file.ts';

/** What the thread is handed. */
export type SentFile = { kind: FileKindName; bytes: Uint8Array; hints?: FileHints };

/**
 * Reads a CSV or XLSX file in a thread of its own, so that the site goes on answering whatever is in the file.
 * @throws BadRequest with what is wrong and what to do, if it is not a table of this kind; UnclearFile if somebody has to
 * say more of it first.
 */
export async function readFile<Kind extends FileKindName>(
  kind: Kind,
  bytes: Uint8Array,
  hints?: FileHints,
): Promise<ParsedFile<ColumnsOf[Kind]>> {
  return read({ kind, bytes, hints });
}

const read = createFileReader<SentFile, ParsedFile<string>>({
  startThread: threadOf(new URL('file-thread.ts', import.meta.url)),
  maxSeconds: 20,
  maxMegabytes: 128,
  maxWaiting: 5,
});
