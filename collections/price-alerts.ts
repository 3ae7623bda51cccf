import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { pendingMessageFields } from './fields/pending-message.ts';

/**
 * What addresses want to be told about prices: one row for each address with all its alerts, what there is to tell and
 * the message to send, so that one write changes them together. Editors learn how many there are, never whose.
 */
export const PriceAlerts: CollectionConfig = {
  slug: 'price-alerts',
  labels: { singular: 'Address with price alerts', plural: 'Addresses with price alerts' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    { name: 'addressCode', type: 'text', required: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: ['pending', 'active'],
    },
    { name: 'consentedAt', type: 'date', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'consentVersion', type: 'text', required: true },
    // The alerts of an address, what each of them remembers, and what it has to tell: see
    // `cms/subscriptions/alerts/alert-row.ts`.
    { name: 'alerts', type: 'json', required: true },
    { name: 'news', type: 'json', required: true },
    // The doses of the confirmed alerts, each between two semicolons, so that a change finds whom it may concern.
    { name: 'watched', type: 'text' },
    { name: 'endsAt', type: 'date' },
    { name: 'isLinkRequested', type: 'checkbox' },
    { name: 'linkRequestedAt', type: 'date' },
    { name: 'hasBeenAsked', type: 'checkbox' },
    { name: 'sentAt', type: 'date' },
    // Grows with every change: a change applies only to the row as it was read.
    { name: 'revision', type: 'number', required: true },
    ...pendingMessageFields(['confirmation', 'news', 'question', 'personal-link']),
  ],
};
