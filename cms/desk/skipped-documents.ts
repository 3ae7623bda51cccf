import type { Payload } from 'payload';
import { catalogueOf } from '../catalogue/catalogue-service.ts';
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
export function skippedDocuments(payload: Payload): SkippedDocument[] {
  const skipped = catalogueOf(payload)?.status().skipped ?? [];
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
