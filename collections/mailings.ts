import type { CollectionConfig } from 'payload';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';

/** One report on its way to its subscribers; a report is sent once. */
export const Mailings: CollectionConfig = {
  slug: 'mailings',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'recipients', 'startedAt', 'finishedAt'],
    group: 'Subscribers',
    description: 'Reports that were sent by email. A report is sent from its own page.',
  },
  defaultSort: '-startedAt',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', required: true },
    // What the email says of the report: the same for everybody, whatever is changed meanwhile.
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
      admin: { description: 'Why the sending paused by itself.' },
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
