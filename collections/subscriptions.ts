import type { CollectionConfig, Field } from 'payload';
import { subscriptionStatuses } from '#contract/rules/subscription-status.ts';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';

/** Nobody reads it through the admin or REST. */
const hidden = { access: { read: () => false }, admin: { hidden: true } } as const;

/**
 * The message that its owner is still to be sent. It is stored in the same write as the change that it follows from,
 * so that neither is there without the other, and sent later.
 */
const pendingMessage: Field[] = [
  {
    name: 'pendingMessage',
    type: 'select',
    options: ['confirmation', 'welcome', 'goodbye', 'personal-link'],
    ...hidden,
  },
  { name: 'messageRequestedAt', type: 'date', ...hidden },
  { name: 'dueAt', type: 'date', index: true, ...hidden },
  { name: 'attempts', type: 'number', ...hidden },
];

/** Who gets the monthly report: the address, and when, where and to which wording its owner consented. */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'source', 'consentedAt'],
    group: 'Subscribers',
    description:
      'Addresses come in through the forms of the site. Who leaves moves to the suppression list, as a code.',
    components: { beforeListTable: ['/components/subscribers/subscriber-list.tsx#SubscriberList'] },
  },
  defaultSort: '-consentedAt',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: nobody },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: Object.entries(subscriptionStatuses).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The form on which the consent was given.' },
    },
    {
      name: 'consentedAt',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'confirmedAt',
      type: 'date',
      index: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'When the owner of the address pressed the button in our email.',
      },
    },
    {
      name: 'consentVersion',
      type: 'text',
      required: true,
      admin: { description: 'The version of the wording that was agreed to.' },
    },
    { name: 'addressCode', type: 'text', index: true, ...hidden },
    {
      name: 'requests',
      type: 'ui',
      admin: {
        components: { Field: '/components/subscribers/subject-requests.tsx#SubjectRequests' },
      },
    },
    ...pendingMessage,
  ],
};
