import type { Payload, PayloadRequest } from 'payload';
import { fieldRefusal } from '#collections/field-refusal.ts';
import { sha256Schema } from '#contract/schemas/fields.ts';

/** @throws APIError if there is no such file of evidence. */
export async function requireEvidence(
  db: Payload['db'],
  evidence: string,
  req?: Partial<PayloadRequest>,
): Promise<void> {
  // MongoDB takes a text with commas for several ids, and fails.
  const isHash = sha256Schema.safeParse(evidence).success;
  const where = { id: { equals: evidence } };
  if (isHash && (await db.findOne({ collection: 'evidence', where, req }))) return;
  const message = 'This file is no longer stored. Please add it again.';
  throw fieldRefusal({ path: 'evidence', message });
}
