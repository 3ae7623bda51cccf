import type { CollectionConfig } from 'payload';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';

/** The mailing of one report to its subscribers; each report is sent once. */
export const Mailings: CollectionConfig = {
  slug: 'mailings',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'recipients', 'startedAt', 'finishedAt'],
    group: 'Subscribers',
    description: 'Reports sent by email. Send a report from its own page.',
  },
  defaultSort: '-startedAt',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', required: true },
    // The content of the email: the same for everybody, even if the report changes meanwhile.
    { name: 'summary', type: 'json', required: true, admin: { hidden: true } },
    {
      name: 'report',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Sending', value: 'sending' },
        { label: 'Paused', value: 'paused' },
        { label: 'Done', value: 'done' },
      ],
    },
    {
      name: 'problem',
      type: 'text',
      admin: { description: 'Why sending paused automatically.' },
    },
    { name: 'recipients', type: 'number', required: true },
    { name: 'startedAt', type: 'date', required: true, index: true },
    { name: 'startedBy', type: 'relationship', relationTo: 'users' },
    { name: 'finishedAt', type: 'date' },
    {
      name: 'expandedUpTo',
      type: 'text',
      admin: { hidden: true },
    },
    { name: 'isExpanded', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  ],
};
