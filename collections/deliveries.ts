import type { CollectionConfig } from 'payload';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';

/** The delivery of one report to one subscriber: at most one per report and subscriber, whatever fails on the way. */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    useAsTitle: 'state',
    defaultColumns: ['mailing', 'state', 'attempts', 'sentAt'],
    group: 'Subscribers',
    hidden: true,
  },
  timestamps: false,
  access: { create: nobody, read: allow('admin'), update: nobody, delete: nobody },
  indexes: [
    { fields: ['mailing', 'subscription'], unique: true },
    { fields: ['mailing', 'state', 'dueAt'] },
  ],
  fields: [
    { name: 'mailing', type: 'text', required: true },
    // Not a relationship: once the subscription is erased, this identifies nobody.
    { name: 'subscription', type: 'text', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { label: 'Waiting', value: 'waiting' },
        { label: 'Sent', value: 'sent' },
        { label: 'Bounced', value: 'bounced' },
        { label: 'Unsubscribed before', value: 'suppressed' },
        { label: 'Given up', value: 'failed' },
      ],
    },
    { name: 'dueAt', type: 'date' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'sentAt', type: 'date' },
  ],
};
