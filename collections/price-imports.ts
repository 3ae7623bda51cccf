import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';

/** Where an import stands; from `applying` and `undoing` it goes on by itself, also after a crash. */
export const priceImportStatuses = [
  { label: 'Previewed', value: 'previewed' },
  { label: 'Being applied', value: 'applying' },
  { label: 'Applied', value: 'applied' },
  { label: 'Being undone', value: 'undoing' },
  { label: 'Undone', value: 'undone' },
] as const;

/**
 * Files of prices, from their preview to their undoing; written by the price import alone. The rows of a file and the
 * journal of what it changes are beside it in Payload's key-value store: they are large, and a list needs neither.
 */
export const PriceImports: CollectionConfig = {
  slug: 'price-imports',
  labels: { singular: 'Price import', plural: 'Price imports' },
  admin: { useAsTitle: 'fileName', hidden: true },
  defaultSort: '-createdAt',
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody },
  fields: [
    { name: 'fileName', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [...priceImportStatuses],
    },
    {
      name: 'counts',
      type: 'json',
      required: true,
      admin: { description: 'How many rows of the file are of which kind.' },
    },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users' },
    { name: 'appliedBy', type: 'relationship', relationTo: 'users' },
    { name: 'appliedAt', type: 'date', index: true },
    { name: 'changedRows', type: 'number', admin: { description: 'Products that it changed.' } },
    { name: 'createdRows', type: 'number', admin: { description: 'Products that it added.' } },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    { name: 'undoneAt', type: 'date' },
    {
      name: 'problem',
      type: 'text',
      admin: { description: 'Why the last applying or undoing was refused.' },
    },
    {
      name: 'journal',
      type: 'text',
      admin: { description: 'Where the journal of what it changed is kept.' },
    },
    {
      name: 'undoJournal',
      type: 'text',
      admin: { description: 'Where the journal of its undoing is kept.' },
    },
    {
      name: 'pricesWrittenAt',
      type: 'date',
      admin: { description: 'When the prices of the journal were stored; the history follows.' },
    },
    {
      name: 'writtenRows',
      type: 'number',
      admin: { description: 'How far the applying or undoing is, in rows of the journal.' },
    },
    {
      name: 'leaseUntil',
      type: 'date',
      admin: {
        description: 'Until then a process is at work on it; after that any other may finish it.',
      },
    },
  ],
};
