import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';

/** The collections whose published documents are looked through for links to other sites. */
export const linkingCollections = [
  'guides',
  'market-reports',
  'legal-pages',
  'medications',
  'providers',
  'products',
  'discounts',
  'registrations',
] as const;

/** Addresses on other sites that did not answer when `cms/links` last asked for them. */
export const BrokenLinks: CollectionConfig = {
  slug: 'broken-links',
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'problem', 'standsIn', 'failures', 'checkedAt'],
    description:
      'Links to other sites are followed once a week. One that fails twice counts as broken; it leaves this list once it answers again or is no longer used anywhere.',
    group: 'Editorial',
  },
  defaultSort: '-failures',
  // Nobody edits one.
  lockDocuments: false,
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  fields: [
    { name: 'address', label: 'Web address', type: 'text', required: true, unique: true },
    { name: 'problem', type: 'text', required: true },
    {
      name: 'standsIn',
      label: 'Stands in',
      type: 'relationship',
      relationTo: [...linkingCollections],
      hasMany: true,
    },
    { name: 'failures', label: 'Times failed', type: 'number', required: true, index: true },
    {
      name: 'checkedAt',
      label: 'Last tried',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
};
