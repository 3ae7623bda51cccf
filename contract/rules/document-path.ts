import { pagePath } from './page-path.ts';

/** The page of each kind of document that has one of its own, by its slug; a medication’s by its name in lower case. */
export const documentPaths = {
  guides: (slug: string) => pagePath('guide', { slug }),
  'market-reports': (slug: string) => pagePath('report', { slug }),
  providers: (slug: string) => pagePath('provider', { slug }),
  medications: (name: string) => `/medications?${new URLSearchParams({ filter: name })}`,
  'legal-pages': (slug: string) => pagePath('legalPage', { slug }),
} as const;

/** A collection whose documents have a page each, which texts can link to. */
export type PageCollection = keyof typeof documentPaths;

export const pageCollections = Object.keys(documentPaths) as PageCollection[];
