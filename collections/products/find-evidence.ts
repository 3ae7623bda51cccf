import { ValidationError, type PayloadRequest } from 'payload';

/**
 * The evidence that a save of a product names; null if it names none.
 * @throws ValidationError if there is no such file.
 */
export async function findEvidence(
  evidence: string | null | undefined,
  req: PayloadRequest,
): Promise<string | null> {
  if (!evidence) return null;
  const { totalDocs } = await req.payload.count({
    collection: 'evidence',
    where: { id: { equals: evidence } },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 1) return evidence;
  const message = 'This file is not here any more. Please add it again.';
  throw new ValidationError({
    collection: 'products',
    errors: [{ path: 'evidence', message }],
    req,
  });
}
