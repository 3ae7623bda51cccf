/** The page of each kind of document that has one of its own, by its slug; a medication’s by its name in lower case. */
export const documentPaths = {
  guides: (slug: string) => `/articles/${encodeURIComponent(slug)}`,
  'market-reports': (slug: string) => `/market-analysis/${encodeURIComponent(slug)}`,
  providers: (slug: string) => `/providers/${encodeURIComponent(slug)}`,
  medications: (name: string) => `/medications?filter=${encodeURIComponent(name)}`,
  'legal-pages': (slug: string) => `/${encodeURIComponent(slug)}`,
} as const;

/** A collection whose documents have a page each, which texts can link to. */
export type PageCollection = keyof typeof documentPaths;

export const pageCollections = Object.keys(documentPaths) as PageCollection[];
