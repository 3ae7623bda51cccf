import type { Payload } from 'payload';
import { catalogueOf } from '../catalogue/catalogue-service.ts';

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
    ...describe(payload, collection, id),
  }));
}

function describe({ config }: Payload, slug: string, id: string) {
  const collection = config.collections.find((each) => each.slug === slug);
  if (collection) {
    const isHidden = collection.admin.hidden === true;
    const path = isHidden ? undefined : `/collections/${slug}/${id}`;
    return { kind: textOf(collection.labels.singular, slug), path };
  }
  const global = config.globals.find((each) => each.slug === slug);
  return { kind: textOf(global?.label, slug), path: `/globals/${slug}` };
}

function textOf(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug;
}
