import { dataLicence, priceColumns } from '#contract/rules/open-data.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';

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
        ...resource,
        path: `${publicUrl}/data/prices.csv`,
        name: 'prices',
        format: 'csv',
        mediatype: 'text/csv',
      },
      {
        ...resource,
        path: `${publicUrl}/data/prices.json`,
        name: 'prices-json',
        format: 'json',
        mediatype: 'application/json',
      },
    ],
  };
}

const resource = {
  profile: 'tabular-data-resource',
  encoding: 'utf-8',
  schema: {
    fields: priceColumns.map(({ name, type, description }) => ({ name, type, description })),
    missingValues: [''],
    primaryKey: ['product'],
  },
};
