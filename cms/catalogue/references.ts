import {
  documentPaths,
  pageCollections,
  type PageCollection,
} from '#contract/rules/document-path.ts';
import { buildRedirects } from './build-redirects.ts';
import type { References } from './fill-in.ts';
import { shown, type Parts } from './sources.ts';

/** All that {@link referencesOf} reads. */
export const referenceSources = ['media', 'redirects', ...pageCollections] as const;

/** What texts can refer to in these parts. */
export function referencesOf(parts: Parts): References {
  const redirects = buildRedirects(shown(parts.redirects), path);
  return {
    picture: (id) => (id === null ? null : (parts.media.get(id) ?? null)),
    path,
    moved: (address) => redirects.get(address),
  };

  function path(collection: string, id: string): string | undefined {
    if (!isPageCollection(collection)) return undefined;
    const name = inAddress(parts, collection, id);
    return name === undefined ? undefined : documentPaths[collection](name);
  }
}

function isPageCollection(collection: string): collection is PageCollection {
  return (pageCollections as string[]).includes(collection);
}

/** What stands for a document in the address of its page. */
function inAddress(parts: Parts, collection: PageCollection, id: string): string | undefined {
  if (collection === 'guides') return parts.guides.get(id)?.guide.slug;
  if (collection === 'medications') return parts.medications.get(id)?.name.toLowerCase();
  return parts[collection].get(id)?.slug;
}
