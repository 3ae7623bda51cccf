import { documentPaths } from '#contract/rules/document-path.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { atomFeed, type AtomEntry } from './atom.ts';

/** The reports and guides as an Atom feed, most recently changed first. */
export function feed(catalogue: Catalogue, publicUrl: string): string {
  const { siteName } = catalogue.site;
  return atomFeed(
    {
      path: '/feed.atom',
      page: '/',
      title: siteName,
      subtitle: 'Market reports and guides',
      siteName,
      entries: newestFirst(catalogue, publicUrl),
    },
    publicUrl,
  );
}

function newestFirst({ guideCards, marketReportCards }: Catalogue, publicUrl: string): AtomEntry[] {
  const reports = marketReportCards.map((report) => ({
    ...report,
    url: `${publicUrl}${documentPaths['market-reports'](report.slug)}`,
  }));
  const guides = guideCards.map((guide) => ({
    ...guide,
    url: `${publicUrl}${documentPaths.guides(guide.slug)}`,
  }));
  return [...reports, ...guides]
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map(({ url, title, description, category, updatedAt }) => ({
      id: url,
      url,
      title,
      summary: description,
      category,
      updatedAt,
    }));
}
