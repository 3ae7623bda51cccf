/** A version of a document, as far as it matters for when it was on the site. */
export type SavedVersion = {
  id: string;
  savedAt: string;
  status: 'draft' | 'published';
  /** Whether saving it took the page off the site. */
  isTakenOff: boolean;
};

/** When a version was on the site; without an end while it still is, or if nobody knows when it was taken off. */
export type SitePeriod = { from: string; to?: string; isOver: boolean };

/**
 * When each version that the public saw was on the site, by its id: from being published to the next version that was
 * published or took the page off. `isOnSite` says whether the document is there now.
 */
export function sitePeriods(
  versions: readonly SavedVersion[],
  isOnSite: boolean,
): ReadonlyMap<string, SitePeriod> {
  const oldestFirst = versions.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt));
  const changes = oldestFirst.filter(
    ({ status, isTakenOff }) => isTakenOff || status === 'published',
  );
  return new Map(
    changes.flatMap(({ id, savedAt, isTakenOff }, index): [string, SitePeriod][] => {
      if (isTakenOff) return [];
      const to = changes[index + 1]?.savedAt;
      return [[id, { from: savedAt, to, isOver: to !== undefined || !isOnSite }]];
    }),
  );
}
