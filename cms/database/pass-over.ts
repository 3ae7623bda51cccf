import type { Payload } from 'payload';
import { inGroups } from '../runtime/in-groups.ts';
import { isDatabaseAway } from './is-database-away.ts';

type Document = { collection: string; id: string };

/** The documents that each process has named, by its log. */
const named = new WeakMap<Payload['logger'], Set<string>>();

/** Names a document of which nothing can be made as it is stored in the log, once in the life of a process. */
export function nameUnreadable(
  { logger }: Pick<Payload, 'logger'>,
  document: Document,
  error: unknown,
): void {
  const known = named.get(logger) ?? new Set();
  named.set(logger, known);
  const key = `${document.collection} ${document.id}`;
  if (!known.has(key))
    logger.error({ err: error, ...document }, 'A document cannot be read as it is stored');
  known.add(key);
}

/**
 * Reads a document, or makes something of it. Undefined if that fails because of what is stored of it: it is named in the
 * log, and must keep nothing else from being done.
 * @throws if the database is away.
 */
export async function passOver<Result>(
  payload: Pick<Payload, 'logger'>,
  document: Document,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    nameUnreadable(payload, document, error);
    return undefined;
  }
}

/** Each takes some hundredths of a millisecond, and what it reads besides. */
const documentsAtOnce = 200;

/**
 * What is made of each of some documents of a collection, in order; nothing of those that {@link passOver} passes over.
 * Leaves others their turn.
 * @throws if the database is away.
 */
export async function fromEach<Stored extends { id: string }, Result>(
  payload: Pick<Payload, 'logger'>,
  collection: string,
  documents: readonly Stored[],
  toResults: (document: Stored) => Result[] | Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const group of inGroups(documents, documentsAtOnce)) {
    const ofGroup = await Promise.all(
      group.map((document) =>
        passOver(payload, { collection, id: document.id }, async () => toResults(document)),
      ),
    );
    results.push(...ofGroup.flatMap((each) => each ?? []));
  }
  return results;
}
