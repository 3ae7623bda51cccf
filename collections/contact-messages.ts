import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { allow } from './access/roles.ts';

/** What visitors write with the contact form; it waits here for an editor. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'status', 'receivedAt'],
    group: 'Subscribers',
  },
  custom: { withheldFromAudit: ['name', 'email', 'subject', 'message'] },
  defaultSort: '-receivedAt',
  access: {
    create: nobody,
    read: allow('editor'),
    update: allow('editor'),
    delete: allow('editor'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100, admin: { readOnly: true } },
    { name: 'email', type: 'email', required: true, admin: { readOnly: true } },
    { name: 'subject', type: 'text', required: true, maxLength: 150, admin: { readOnly: true } },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      admin: { readOnly: true },
    },
    {
      name: 'receivedAt',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { label: 'New', value: 'new' },
        { label: 'Answered', value: 'answered' },
      ],
      admin: { position: 'sidebar' },
    },
  ],
};
