import { formatMonth } from '#contract/rules/date.ts';
import { monthColumns } from '#contract/rules/month-file.ts';
import { dataLicence, priceColumns } from '#contract/rules/open-data.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import type { FrozenMonth } from '../reports/snapshot-service.ts';

type Options = { site: SiteSettings; publicUrl: string; checkedAt: string | null };

/**
 * Describes the price files for programs: a Data Package (https://specs.frictionlessdata.io/data-package/, version 1).
 * Written by hand, because thirty lines need no library and the existing ones are unmaintained.
 */
export function dataPackage({ site, publicUrl, checkedAt }: Options) {
  return {
    name: 'weight-loss-injection-prices',
    title: `Prices of weight-loss injections in the UK: ${site.siteName}`,
    description: site.showsSampleData
      ? 'Sample data: providers and prices are invented.'
      : 'What regulated providers in the UK ask for each dose of prescription weight-loss injections.',
    homepage: `${publicUrl}/data`,
    ...(checkedAt !== null && { created: checkedAt }),
    licenses: [dataLicence],
    sources: [{ title: site.siteName, path: publicUrl }],
    resources: [
      {
        ...tabular(priceColumns),
        path: `${publicUrl}/data/prices.csv`,
        name: 'prices',
        format: 'csv',
        mediatype: 'text/csv',
      },
      {
        ...tabular(priceColumns),
        path: `${publicUrl}/data/prices.json`,
        name: 'prices-json',
        format: 'json',
        mediatype: 'application/json',
      },
    ],
  };
}

type MonthOptions = Omit<Options, 'checkedAt'> & { frozen: FrozenMonth };

/** The same of a frozen month, whose files have their SHA-256 and their size with them. */
export function monthPackage({ site, publicUrl, frozen }: MonthOptions) {
  const { month, asOf, frozenAt, sha256, csvSha256, csv, json } = frozen;
  const path = `${publicUrl}${pagePath('dataMonth', { month })}`;
  return {
    name: `weight-loss-injection-prices-${month}`,
    title: `Prices of weight-loss injections in the UK, ${formatMonth(middleOf(month))}: ${site.siteName}`,
    description: `${site.showsSampleData ? 'Sample data: providers and prices are invented. ' : ''}What was known before ${asOf}, from which the market reports of the month were worked out.`,
    version: sha256,
    homepage: path,
    created: frozenAt,
    licenses: [dataLicence],
    sources: [{ title: site.siteName, path: publicUrl }],
    resources: [
      {
        ...tabular(monthColumns),
        path: `${path}/${csvSha256}.csv`,
        name: 'prices',
        format: 'csv',
        mediatype: 'text/csv',
        bytes: Buffer.byteLength(csv),
        hash: `sha256:${csvSha256}`,
      },
      {
        path: `${path}/${sha256}.json`,
        name: 'prices-json',
        description:
          'The same rows under "rows", with the month, up to when it goes, and the numbers of providers and offers',
        profile: 'data-resource',
        encoding: 'utf-8',
        format: 'json',
        mediatype: 'application/json',
        bytes: Buffer.byteLength(json),
        hash: `sha256:${sha256}`,
      },
    ],
  };
}

type Columns = readonly { name: string; type: string; description: string }[];

function tabular(columns: Columns) {
  return {
    profile: 'tabular-data-resource',
    encoding: 'utf-8',
    schema: {
      fields: columns.map(({ name, type, description }) => ({ name, type, description })),
      missingValues: [''],
      primaryKey: ['product'],
    },
  };
}
