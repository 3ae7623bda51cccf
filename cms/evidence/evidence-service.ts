import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import {
  evidenceFile,
  evidenceFolder,
  evidenceName,
  thumbnailName,
} from '#collections/evidence/evidence-file.ts';
import type { Evidence } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { evidenceTypes } from '#contract/rules/evidence.ts';

export type EvidenceFile = {
  folder: string;
  name: string;
  mediaType: string;
  /** The products of which an observation names it. */
  products: ReadonlySet<string>;
};

export type EvidenceService = {
  /** The file of this name, or the small picture; null if there is none, or it has been taken off the disk. */
  find: (name: string) => Promise<EvidenceFile | null>;
  /** Whether these headers of a request are those of somebody who has signed in. */
  isFromStaff: (headers: Headers) => Promise<boolean>;
};

/** Finds files of evidence, and says who may see them. */
export function createEvidenceService(payload: Payload): EvidenceService {
  return {
    find: async (name) => {
      const id = /^(?:small\/)?([\da-f]{64})\.[a-z]{3,4}$/.exec(name)?.[1];
      if (id === undefined) return null;
      const { docs } = await payload.find({
        collection: 'evidence',
        where: { id: { equals: id } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
      });
      const [evidence] = docs;
      const mediaType = evidence && mediaTypeOf(evidence, name);
      if (!mediaType) return null;
      if (!existsSync(evidenceFile(payload, name))) {
        payload.logger.warn({ evidence: id }, 'A file of evidence is missing');
        return null;
      }
      return {
        folder: evidenceFolder(payload),
        name,
        mediaType,
        products: await productsWith(payload, id),
      };
    },

    isFromStaff: async (headers) => (await payload.auth({ headers })).user !== null,
  };
}

/** Of the file with this name; nothing if the evidence has no such file. */
function mediaTypeOf(evidence: Evidence, name: string): string | undefined {
  const mediaType = evidenceTypes[evidence.extension];
  if (name === evidenceName(evidence)) return mediaType;
  const hasThumbnail = mediaType.startsWith('image/');
  return hasThumbnail && name === thumbnailName(evidence) ? 'image/webp' : undefined;
}

async function productsWith(payload: Payload, evidence: string): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'observations',
    where: { evidence: { equals: evidence } },
    select: { product: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Set(docs.map(({ product }) => relationId(product)));
}
