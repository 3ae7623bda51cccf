import type { CollectionSlug, Payload } from 'payload';
import { isDatabaseAway } from './is-database-away.ts';

type Document = { collection: CollectionSlug; id: string };

/**
 * Completes what a process that was killed left undone of one document. One that cannot be completed, because what is stored
 * of it cannot be read, is logged and left as it is: it must not keep the process from starting.
 * @throws if the database is away.
 */
export async function repairOne(
  { logger }: Pick<Payload, 'logger'>,
  document: Document,
  repair: () => Promise<unknown>,
): Promise<void> {
  try {
    await repair();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error({ err: error, ...document }, 'A document cannot be repaired as it is stored');
  }
}
