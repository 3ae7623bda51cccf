import { APIError, type CollectionBeforeDeleteHook, type Payload } from 'payload';

/** What an observation names as its evidence stays: the observation would say what nobody can check. */
export const refuseDeletingNamed: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireUnnamed(req.payload.db, id);

/**
 * Reads what is stored by now: a transaction may see the log as it was when it began.
 * @throws APIError if an observation names the file of evidence.
 */
export async function requireUnnamed(
  db: Pick<Payload['db'], 'count'>,
  id: number | string,
): Promise<void> {
  const where = { evidence: { equals: id } };
  const { totalDocs } = await db.count({ collection: 'observations', where });
  if (totalDocs === 0) return;
  throw new APIError(
    'A price was saved with this file as its evidence, so it stays. Only files that nobody has used can be deleted.',
    409,
    null,
    true,
  );
}
