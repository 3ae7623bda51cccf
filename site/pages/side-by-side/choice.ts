import type { SideBySideRequest } from '#site/api/side-by-side.ts';

/**
 * Reads the choice from the query. A form without JavaScript names each provider by itself, a link all of them in one
 * parameter.
 */
export function readSideBySide(search: URLSearchParams): SideBySideRequest {
  const value = (name: string) => search.get(name)?.trim().toLowerCase() || undefined;
  const slugs = search.getAll('providers').flatMap((given) => given.toLowerCase().split(','));
  return {
    medication: value('medication'),
    dose: value('dose'),
    providers: [...new Set(slugs.flatMap((slug) => slug.trim() || []))],
  };
}
