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
    // How many rows of the file are of which kind.
    { name: 'counts', type: 'json', required: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users' },
    { name: 'appliedBy', type: 'relationship', relationTo: 'users' },
    { name: 'appliedAt', type: 'date', index: true },
    // Products that it changed, added, and found as they were.
    { name: 'changedRows', type: 'number' },
    { name: 'createdRows', type: 'number' },
    { name: 'checkedRows', type: 'number' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    { name: 'undoneAt', type: 'date' },
    // Why the last applying or undoing was refused.
    { name: 'problem', type: 'text' },
    // Where the journals are kept: of what it changed, and of what its undoing changed.
    { name: 'journal', type: 'text' },
    { name: 'undoJournal', type: 'text' },
    // When the prices of the journal were stored, and with them their observations.
    { name: 'pricesWrittenAt', type: 'date' },
    // Until then a process is at work on it; after that any other may finish it.
    { name: 'leaseUntil', type: 'date' },
  ],
};
