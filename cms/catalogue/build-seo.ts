import type { Guide } from '#collections/payload-types.ts';
import type { Seo } from '#contract/schemas/seo.ts';

/** What an editor has written for search results; what is left empty is null. */
export function buildSeo(seo: Guide['seo']): Seo {
  return { title: seo?.title || null, description: seo?.description || null };
}
