import type { Payload, PayloadRequest } from 'payload';
import { fieldRefusal } from '#collections/field-refusal.ts';

/** @throws APIError if there is no such file of evidence. */
export async function requireEvidence(
  db: Payload['db'],
  evidence: string,
  req?: Partial<PayloadRequest>,
): Promise<void> {
  const found = await db.findOne({
    collection: 'evidence',
    where: { id: { equals: evidence } },
    req,
  });
  if (found) return;
  const message = 'This file is not here any more. Please add it again.';
  throw fieldRefusal({ path: 'evidence', message });
}
