import { createHash } from 'node:crypto';
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
  const { bytes, mediaType, sha256: id, thumbnail } = await readUpload(given);
  const file = { id, extension: extensions[mediaType], bytes, thumbnail };
  await keep(req.payload, file, req);
  return { id, url: evidencePath(id, file.extension) };
}

/** Keeps the text of what the program has seen as evidence; returns its SHA-256. */
export async function keepTextEvidence(payload: Payload, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const id = createHash('sha256').update(bytes).digest('hex');
  await keep(payload, { id, extension: 'txt', bytes, thumbnail: null });
  return id;
}

type File = { id: string; extension: EvidenceExtension; bytes: Buffer; thumbnail: Buffer | null };

async function keep(
  payload: Payload,
  { id, extension, bytes, thumbnail }: File,
  req?: PayloadRequest,
): Promise<void> {
  // First, so that no document is without its file. Whoever writes it again writes the same.
  const name = evidenceName({ id, extension });
  await writeFileWhole(evidenceFile(payload, name), bytes);
  if (thumbnail) await writeFileWhole(evidenceFile(payload, thumbnailName({ id })), thumbnail);
  if (await isKept(payload, id)) return;
  try {
    await payload.create({
      collection: 'evidence',
      data: { id, extension, bytes: bytes.length, uploadedBy: req?.user?.id },
      overrideAccess: true,
      req,
    });
  } catch (error) {
    // Somebody else has just sent the same.
    if (!(await isKept(payload, id))) throw error;
  }
}

/** Whether the file of this SHA-256 is still there: editors may delete what no observation names. */
export async function isKept(payload: Payload, id: string): Promise<boolean> {
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
