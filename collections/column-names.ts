import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { signedIn } from './access/signed-in.ts';

/** What other people’s price files call our columns. Applying an import in which somebody has said so writes them. */
export const ColumnNames: CollectionConfig = {
  slug: 'column-names',
  labels: { singular: 'Column name', plural: 'Column names' },
  admin: {
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'readAs', 'updatedAt'],
    description:
      'What the columns of other people’s price files mean. You say so once, in the preview of an import, and it is remembered when that import is applied. Every later import uses it, including those by machines. Delete one to be asked again.',
    group: 'Catalogue',
  },
  defaultSort: 'heading',
  disableDuplicate: true,
  // Nobody edits one.
  lockDocuments: false,
  access: { create: nobody, read: signedIn, update: nobody, delete: allow('editor', 'clerk') },
  fields: [
    {
      name: 'heading',
      label: 'Heading in the file',
      type: 'text',
      required: true,
      unique: true,
    },
    // The heading in the files that we write.
    { name: 'readAs', label: 'Read as', type: 'text', required: true },
  ],
};
