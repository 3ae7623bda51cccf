import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { auditOperations } from './operations.ts';

/** Who changed what and when, with the values before and after, and who signed in or failed to: append-only. */
export const AuditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  admin: {
    useAsTitle: 'documentTitle',
    defaultColumns: ['at', 'userName', 'operation', 'kind', 'documentTitle', 'changes', 'from'],
    listSearchableFields: ['documentTitle', 'userName', 'kind', 'documentId', 'from'],
    group: 'Administration',
    description:
      'Who changed what, and who signed in, and when. Nobody can change or delete an entry.',
  },
  defaultSort: '-at',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: nobody },
  fields: [
    {
      name: 'at',
      label: 'When',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'userName',
      label: 'Who',
      type: 'text',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'operation',
      label: 'Did',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(auditOperations).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      label: 'Collection',
      type: 'text',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        components: { Cell: '/components/audit-changes/audit-cells.tsx#KindCell' },
      },
    },
    {
      name: 'documentTitle',
      label: 'Document',
      type: 'text',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'documentId',
      label: 'Document id',
      type: 'text',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'from',
      type: 'text',
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'Stands for the network address: within a day, the same code means the same address. The codes change every day.',
      },
    },
    {
      name: 'changes',
      label: 'What changed',
      type: 'json',
      required: true,
      admin: {
        components: {
          Field: '/components/audit-changes/audit-changes.tsx#AuditChanges',
          Cell: '/components/audit-changes/audit-cells.tsx#ChangesCell',
        },
      },
    },
  ],
};
