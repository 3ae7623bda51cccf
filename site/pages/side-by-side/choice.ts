import type { SideBySideRequest } from '#site/api/side-by-side.ts';
import { readText } from '#site/components/filters/read-text.ts';
import { isLetter } from './letters.ts';

/**
 * Reads the choice from the query. A form without JavaScript names each provider by itself, a link all of them in one
 * parameter.
 */
export function readSideBySide(search: URLSearchParams): SideBySideRequest {
  const slugs = search.getAll('providers').flatMap((given) => given.toLowerCase().split(','));
  return {
    medication: readText(search, 'medication'),
    dose: readText(search, 'dose'),
    providers: [...new Set(slugs.flatMap((slug) => slug.trim() || []))],
  };
}

/** The first letter of the names to choose from, where there are too many for one page; anything else is none. */
export function readLetter(search: URLSearchParams): string | undefined {
  const text = readText(search, 'letter');
  return text !== undefined && isLetter(text) ? text : undefined;
}
