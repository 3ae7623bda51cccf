import type { CollectionConfig } from 'payload';
import { contactRules } from '#contract/rules/contact-message.ts';
import { nobody, writtenOnce } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { asSent } from './fields/as-sent.ts';

const { name, subject, message } = contactRules;

/** Messages from the contact form, waiting for an editor. */
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
    { name: 'name', type: 'text', required: true, maxLength: name.maxLength, ...asSent },
    { name: 'email', type: 'email', required: true, ...asSent },
    { name: 'subject', type: 'text', required: true, maxLength: subject.maxLength, ...asSent },
    { name: 'message', type: 'textarea', required: true, maxLength: message.maxLength, ...asSent },
    {
      name: 'receivedAt',
      type: 'date',
      required: true,
      index: true,
      access: writtenOnce,
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
