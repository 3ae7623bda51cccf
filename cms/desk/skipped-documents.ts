import type { Payload } from 'payload';
import { readStatus } from '../system/read-system.ts';
import { kindOf } from './kind-of.ts';

/** A document that visitors do not see as it is stored. */
export type SkippedDocument = {
  id: string;
  /** What it is: `Guide`. */
  kind: string;
  /** Where it is below the admin; nothing if it has no form. */
  path?: string;
  /** What is wrong with it. */
  reason: string;
};

/** The documents that visitors do not see as they are stored, each with the way to it where editors may open it. */
export async function skippedDocuments(payload: Payload): Promise<SkippedDocument[]> {
  const { skipped } = await readStatus(payload);
  return skipped.map(({ collection, id, reason }) => ({
    id,
    reason,
    kind: kindOf(payload, collection),
    path: pathOf(payload, collection, id),
  }));
}

function pathOf({ config }: Payload, slug: string, id: string): string | undefined {
  const collection = config.collections.find((each) => each.slug === slug);
  if (!collection) return `/globals/${slug}`;
  return collection.admin.hidden === true ? undefined : `/collections/${slug}/${id}`;
}
