/** The most documents that one request reads or changes, which is the most that a screen of the admin shows. */
export const maxDocuments = 100;

/** How deep relationships are followed: a product, its provider, and no further. */
export const maxDepth = 2;

/** The last page that can be asked for. */
export const maxPage = 1_000_000;
