import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '#cms/runtime/errors.ts';
import { threadOf, withThread } from '#cms/runtime/thread.ts';

/** The formats of our files of tables, each the ending of its name, with its media type. */
export const tableFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type TableFormat = keyof typeof tableFormats;

export type TableColumn = {
  heading: string;
  /** In characters. */
  width: number;
  /** Whether its cells are amounts in pounds: a spreadsheet has them as numbers, to calculate with. */
  isAmount?: boolean;
};

export type TableHead = { format: TableFormat; name: string; columns: readonly TableColumn[] };

/** What the thread is sent: rows, again and again, then null for the file. */
export type TablePart = readonly (readonly string[])[] | null;

const startThread = threadOf(new URL('table-thread.ts', import.meta.url));
const limits = { maxSeconds: 60, maxMegabytes: 512 };
/** Each is sent in its own turn of the event loop. */
const rowsAtOnce = 500;
/** How many files may wait while one is written. */
const maxWaiting = 10;
const oneAtATime = pLimit(1);

/**
 * A table as the bytes of a file. However long it is, it keeps nobody waiting but those who ask for such files: rows are
 * taken as they are needed, and a thread writes them.
 * @throws ServiceUnavailable if too many files wait.
 */
export async function writeTable(
  rows: Iterable<readonly string[]>,
  head: TableHead,
): Promise<Buffer> {
  if (oneAtATime.pendingCount >= maxWaiting) throw new ServiceUnavailable(busy);
  return oneAtATime(() =>
    withThread<TableHead, TablePart, Uint8Array | undefined, Buffer>(
      startThread,
      head,
      limits,
      async (ask) => {
        for (const part of inParts(rows)) {
          await ask(part);
          await yieldToEventLoop();
        }
        return Buffer.from((await ask(null)) ?? []);
      },
    ),
  );
}

function* inParts<Item>(items: Iterable<Item>): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < rowsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const busy = 'Other files are being written. Please try again in a minute.';
