import type { CollectionConfig } from 'payload';
import { observationRoutes, observerRoles } from '#contract/rules/observation.ts';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';
import { seen } from './products/seen-fields.ts';

/** The routes as select options. */
export const observationRouteOptions = Object.entries(observationRoutes).map(([value, label]) => ({
  value,
  label,
}));

/**
 * An append-only log of what was seen of each product, where, when and by whom. `cms/observations` writes it together
 * with the product, which refers to its newest observation. Unknown values are null.
 */
export const Observations: CollectionConfig = {
  slug: 'observations',
  labels: { singular: 'Observation', plural: 'Observations' },
  admin: {
    useAsTitle: 'dose',
    defaultColumns: [
      'recordedAt',
      'provider',
      'medication',
      'dose',
      'pricePence',
      'inStock',
      'route',
    ],
    group: 'Catalogue',
  },
  defaultSort: '-recordedAt',
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  // Observations have their own times and are never updated.
  timestamps: false,
  lockDocuments: false,
  indexes: [
    // Covers the reads of past prices, so that they look up no rows.
    { fields: ['product', 'recordedAt', 'seenAt', 'pricePence', 'inStock', 'isListed'] },
    { fields: ['provider', 'recordedAt'] },
    { fields: ['medication', 'dose', 'recordedAt'] },
  ],
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true },
    { name: 'provider', type: 'relationship', relationTo: 'providers', required: true },
    { name: 'medication', type: 'relationship', relationTo: 'medications', required: true },
    { name: 'dose', type: 'text', required: true },
    ...seen.map(({ inLog }) => inLog),
    {
      name: 'evidence',
      type: 'relationship',
      relationTo: 'evidence',
      index: true,
      admin: { description: 'A picture or PDF of the source.' },
    },
    {
      name: 'seenAt',
      label: 'Seen',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'recordedAt',
      label: 'Recorded',
      type: 'date',
      required: true,
      index: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Always later than the product’s previous observation.',
      },
    },
    {
      name: 'route',
      type: 'select',
      required: true,
      options: observationRouteOptions,
    },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    {
      name: 'byRole',
      label: 'Recorded by',
      type: 'select',
      options: Object.entries(observerRoles).map(([value, label]) => ({ value, label })),
      admin: { description: 'The role of the person who recorded it, at that time.' },
    },
    {
      name: 'priceImport',
      label: 'Price import',
      type: 'relationship',
      relationTo: 'price-imports',
      admin: { description: 'The import that added it, by being applied or undone.' },
    },
    {
      name: 'isListed',
      label: 'Listed',
      type: 'checkbox',
      required: true,
      admin: { description: 'Off while the product is in the trash.' },
    },
    {
      name: 'corrects',
      type: 'relationship',
      relationTo: 'observations',
      admin: { description: 'The observation that was wrong.' },
    },
    {
      name: 'note',
      type: 'textarea',
      admin: { description: 'What was wrong with the earlier observation.' },
    },
  ],
};
