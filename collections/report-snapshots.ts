import type { CollectionConfig } from 'payload';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';

/** A hundred times the sample fits; both files together stay below the 16 MB of a document of MongoDB. */
const maxCharacters = 7_500_000;

/**
 * What the figures of a month's reports were worked out from, frozen when a report was published: the same bytes for good,
 * as JSON and CSV, known by the SHA-256 of the JSON file. Reports of the same data share one; a correction adds another.
 * Until the publication has gone through it is provisional, and no visitor is shown it.
 */
export const ReportSnapshots: CollectionConfig = {
  slug: 'report-snapshots',
  labels: { singular: 'Frozen month', plural: 'Frozen months' },
  admin: {
    useAsTitle: 'month',
    defaultColumns: ['month', 'frozenAt', 'rowCount', 'sha256', 'isProvisional'],
    group: 'Editorial',
    description: 'The data of published reports. Nothing changes or removes them.',
  },
  defaultSort: '-frozenAt',
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  // It has a time of its own, and nothing updates it.
  timestamps: false,
  lockDocuments: false,
  fields: [
    {
      name: 'month',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'As in 2025-08.' },
    },
    {
      name: 'asOf',
      label: 'As of',
      type: 'date',
      required: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Includes everything that was recorded before this time.',
      },
    },
    {
      name: 'frozenAt',
      label: 'Frozen',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'rowCount', label: 'Rows', type: 'number', required: true },
    {
      name: 'leftOut',
      label: 'Left out',
      type: 'number',
      required: true,
      admin: {
        description: `Rows last checked more than ${stalePriceDays} days before: they count in no figure.`,
      },
    },
    { name: 'sha256', label: 'SHA-256 (JSON)', type: 'text', required: true, unique: true },
    { name: 'csvSha256', label: 'SHA-256 (CSV)', type: 'text', required: true, index: true },
    { name: 'json', label: 'JSON', type: 'textarea', required: true, maxLength: maxCharacters },
    { name: 'csv', label: 'CSV', type: 'textarea', required: true, maxLength: maxCharacters },
    {
      name: 'isProvisional',
      label: 'Provisional',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        description: 'No report that rests on it has been published, so it is not on the site.',
      },
    },
  ],
};
