import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { signedIn } from './access/signed-in.ts';

/** The state of an import; `applying` and `undoing` resume automatically, even after a crash. */
export const priceImportStatuses = [
  { label: 'Previewed', value: 'previewed' },
  { label: 'Being applied', value: 'applying' },
  { label: 'Applied', value: 'applied' },
  { label: 'Being undone', value: 'undoing' },
  { label: 'Undone', value: 'undone' },
] as const;

/**
 * Price files from preview to undo, written only by the price import. A file's rows and the journal of its changes are
 * in Payload's key-value store, because they are large and lists do not need them.
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
    // The number of rows of each kind.
    { name: 'counts', type: 'json', required: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users' },
    // What sent and applied it, unless a person did.
    { name: 'machine', type: 'relationship', relationTo: 'machines' },
    { name: 'appliedBy', type: 'relationship', relationTo: 'users' },
    { name: 'appliedAt', type: 'date', index: true },
    // Products changed, added and unchanged.
    { name: 'changedRows', type: 'number' },
    { name: 'createdRows', type: 'number' },
    { name: 'checkedRows', type: 'number' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    { name: 'undoneAt', type: 'date' },
    // Why the last attempt to apply or undo was refused.
    { name: 'problem', type: 'text' },
    // The keys of the journals: of the import's changes, and of its undo.
    { name: 'journal', type: 'text' },
    { name: 'undoJournal', type: 'text' },
    // When the prices of the journal and their observations were stored.
    { name: 'pricesWrittenAt', type: 'date' },
    // The lease of the process at work; after this time any other may finish the job.
    { name: 'leaseUntil', type: 'date' },
  ],
};
