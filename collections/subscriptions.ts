import type { CollectionConfig } from 'payload';
import { subscriptionStatuses } from '#contract/rules/subscription-status.ts';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';
import { hidden, pendingMessageFields } from './fields/pending-message.ts';

/** Subscribers to the monthly report: the email address, and when, where and to which wording its owner consented. */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'source', 'consentedAt'],
    group: 'Subscribers',
    description:
      'Subscriptions come from the forms on the site. When somebody unsubscribes, a code of the address moves to the suppression list.',
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
      admin: { description: 'The form on which consent was given.' },
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
        description: 'When the owner of the address confirmed it through our email.',
      },
    },
    {
      name: 'consentVersion',
      type: 'text',
      required: true,
      admin: { description: 'The version of the consent wording.' },
    },
    { name: 'addressCode', type: 'text', index: true, ...hidden },
    {
      name: 'requests',
      type: 'ui',
      admin: {
        components: { Field: '/components/subscribers/subject-requests.tsx#SubjectRequests' },
      },
    },
    ...pendingMessageFields(['confirmation', 'welcome', 'goodbye', 'personal-link']),
  ],
};
