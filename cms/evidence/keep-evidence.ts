import type { Payload, PayloadRequest } from 'payload';
import { evidenceFile, evidenceName, thumbnailName } from '#collections/evidence/evidence-file.ts';
import { evidencePath, evidenceTypes, type EvidenceExtension } from '#contract/rules/evidence.ts';
import { readUpload, type UploadType } from '../uploads/read-upload.ts';
import { writeFileWhole } from '../uploads/write-file.ts';

export type KeptEvidence = { id: string; url: string };

/**
 * Keeps a file as evidence, in the name of whoever asks. One that is there already is the same evidence: a price list
 * may show many prices.
 * @throws PublicError if the file is none that is taken.
 */
export async function keepEvidence(req: PayloadRequest, given: Uint8Array): Promise<KeptEvidence> {
  const { payload, user } = req;
  const { bytes, mediaType, sha256: id, thumbnail } = await readUpload(given);
  const extension = extensions[mediaType];
  const kept = { id, url: evidencePath(id, extension) };
  // First, so that no document is without its file. Whoever writes it again writes the same.
  const name = evidenceName({ id, extension });
  await writeFileWhole(evidenceFile(payload, name), bytes);
  if (thumbnail) await writeFileWhole(evidenceFile(payload, thumbnailName({ id })), thumbnail);
  if (await isKept(payload, id)) return kept;
  try {
    await payload.create({
      collection: 'evidence',
      data: { id, extension, bytes: bytes.length, uploadedBy: user?.id },
      overrideAccess: true,
      req,
    });
  } catch (error) {
    // Somebody else has just sent the same.
    if (!(await isKept(payload, id))) throw error;
  }
  return kept;
}

async function isKept(payload: Payload, id: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'evidence',
    where: { id: { equals: id } },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

const extensions = Object.fromEntries(
  Object.entries(evidenceTypes).map(([extension, mediaType]) => [mediaType, extension]),
) as Record<UploadType, EvidenceExtension>;
