import type { Payload } from 'payload';
import { evidenceFolder, evidenceName } from '#collections/evidence/evidence-file.ts';
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
  /** The file of this name; null if there is none. */
  find: (name: string) => Promise<EvidenceFile | null>;
  /** Whether these headers of a request are those of somebody who has signed in. */
  isFromStaff: (headers: Headers) => Promise<boolean>;
};

/** Finds files of evidence, and says who may see them. */
export function createEvidenceService(payload: Payload): EvidenceService {
  return {
    find: async (name) => {
      const id = /^[\da-f]{64}(?=\.[a-z]{3,4}$)/.exec(name)?.[0];
      if (id === undefined) return null;
      const { docs } = await payload.find({
        collection: 'evidence',
        where: { id: { equals: id } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
      });
      const [evidence] = docs;
      if (!evidence || evidenceName(evidence) !== name) return null;
      return {
        folder: evidenceFolder(payload),
        name,
        mediaType: evidenceTypes[evidence.extension],
        products: await productsWith(payload, id),
      };
    },

    isFromStaff: async (headers) => (await payload.auth({ headers })).user !== null,
  };
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
