import type { Guide } from '#collections/payload-types.ts';
import type { Seo } from '#contract/schemas/seo.ts';

/** The search result fields that an editor has written; null where empty. */
export function buildSeo(seo: Guide['seo']): Seo {
  return { title: seo?.title || null, description: seo?.description || null };
}
