import { dataLicence } from '#contract/rules/open-data.ts';
import { plainSource } from '#contract/rules/picture.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import { JsonLd } from '#site/components/json-ld/json-ld.tsx';
import { useSiteName } from '#site/components/page-head/site-name.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

/** A report as structured data: the article, and the figures it stands on. */
export function ReportData({ report }: { report: MarketReport }) {
  const absoluteUrl = useAbsoluteUrl();
  const siteName = useSiteName();
  const url = absoluteUrl(paths.report(report.slug));
  const publisher = { '@type': 'Organization', name: siteName, url: absoluteUrl(paths.home) };
  const about = {
    name: report.title,
    description: report.description,
    url,
    inLanguage: 'en-GB',
    dateModified: report.updatedAt,
    ...(report.picture && { image: absoluteUrl(plainSource(report.picture.files)) }),
    publisher,
  };
  return (
    <JsonLd
      thing={[
        {
          '@type': 'Article',
          ...about,
          headline: report.title,
          articleSection: report.category,
          timeRequired: `PT${report.readTimeMinutes}M`,
          mainEntityOfPage: url,
          author: publisher,
        },
        {
          '@type': 'Dataset',
          ...about,
          creator: publisher,
          isAccessibleForFree: true,
          temporalCoverage: report.month.slice(0, 7),
          spatialCoverage: { '@type': 'Country', name: 'United Kingdom' },
          keywords: report.badges,
          license: dataLicence.path,
          distribution: distributionOf(report).map(({ type, path }) => ({
            '@type': 'DataDownload',
            encodingFormat: type,
            contentUrl: absoluteUrl(path),
          })),
        },
      ]}
    />
  );
}

/** The frozen files; the figures themselves where there are none. */
function distributionOf({ slug, snapshot }: MarketReport): { type: string; path: string }[] {
  if (!snapshot) return [{ type: 'application/json', path: `/api/market-reports/${slug}` }];
  const folder = paths.dataMonth(snapshot.month);
  return [
    { type: 'text/csv', path: `${folder}/${snapshot.csvSha256}.csv` },
    { type: 'application/json', path: `${folder}/${snapshot.sha256}.json` },
  ];
}
