import type { CollectionConfig } from 'payload';
import { evidenceTypes } from '#contract/rules/evidence.ts';
import { nobody } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { refuseDeletingNamed } from './refuse-deleting-named.ts';
import { removeFile } from './remove-file.ts';

/**
 * Pictures and PDFs of what was seen at a source, each by the SHA-256 of its bytes. `cms/evidence` checks and keeps
 * them; nobody changes one.
 */
export const Evidence: CollectionConfig = {
  slug: 'evidence',
  labels: { singular: 'Evidence file', plural: 'Evidence' },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['id', 'file', 'bytes', 'uploadedBy', 'createdAt'],
    description:
      'Add evidence in the form of a product. Visitors see a file once a price has been saved with it; it then stays as it is.',
    group: 'Catalogue',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // Nobody edits one.
  lockDocuments: false,
  access: { create: nobody, read: signedIn, update: nobody, delete: allow('editor') },
  hooks: { beforeDelete: [refuseDeletingNamed], afterDelete: [removeFile] },
  fields: [
    { name: 'id', label: 'SHA-256', type: 'text', required: true },
    {
      name: 'file',
      type: 'ui',
      admin: {
        components: {
          Field: '/components/evidence/evidence-file.tsx#EvidenceFile',
          Cell: '/components/evidence/evidence-file.tsx#EvidenceFileCell',
        },
      },
    },
    {
      name: 'extension',
      label: 'Kind',
      type: 'select',
      required: true,
      options: Object.keys(evidenceTypes).map((extension) => ({
        value: extension,
        label: extension.toUpperCase(),
      })),
    },
    { name: 'bytes', label: 'Size in bytes', type: 'number', required: true },
    { name: 'uploadedBy', label: 'Uploaded by', type: 'relationship', relationTo: 'users' },
  ],
};
