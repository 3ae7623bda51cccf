import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';
import { penceField } from './fields/pence.ts';
import { priceSources } from './price-sources.ts';

/** Every price that was ever set: append-only, written by the products' hook and announced with the product. */
export const PriceHistory: CollectionConfig = {
  slug: 'price-history',
  labels: { singular: 'Price change', plural: 'Price history' },
  admin: {
    useAsTitle: 'dose',
    defaultColumns: [
      'changedAt',
      'provider',
      'medication',
      'dose',
      'oldPricePence',
      'newPricePence',
      'source',
    ],
    group: 'Catalogue',
  },
  defaultSort: '-changedAt',
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  indexes: [{ fields: ['product', 'changedAt'] }],
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      index: true,
    },
    { name: 'medication', type: 'relationship', relationTo: 'medications', required: true },
    { name: 'dose', type: 'text', required: true },
    penceField({
      name: 'oldPricePence',
      label: 'Old price',
      min: 1,
      description: 'Empty for the first price.',
    }),
    penceField({
      name: 'newPricePence',
      label: 'New price',
      required: true,
      min: 1,
      description: 'In pounds.',
    }),
    { name: 'changedAt', type: 'date', required: true, index: true },
    { name: 'changedBy', type: 'relationship', relationTo: 'users' },
    {
      name: 'source',
      type: 'select',
      required: true,
      options: [...priceSources],
    },
    {
      name: 'priceImport',
      label: 'Price import',
      type: 'relationship',
      relationTo: 'price-imports',
      admin: { description: 'The file that the price came in with, or that was undone.' },
    },
  ],
};
