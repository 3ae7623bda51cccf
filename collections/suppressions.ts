import type { CollectionConfig } from 'payload';
import { allow } from './access/roles.ts';
import { nobody } from './access/nobody.ts';

/**
 * Addresses that are not written to unless their owner subscribes and confirms again, as keyed hashes, with the record of their former consent until the owner
 * asks to have that erased as well.
 */
export const Suppressions: CollectionConfig = {
  slug: 'suppressions',
  labels: { singular: 'Suppressed address', plural: 'Suppression list' },
  admin: {
    useAsTitle: 'reason',
    defaultColumns: ['reason', 'suppressedAt', 'source'],
    group: 'Subscribers',
    components: {
      beforeListTable: ['/components/subscribers/suppression-lookup.tsx#SuppressionLookup'],
    },
    description:
      'Addresses that we do not write to, as codes that cannot be reversed. Only their owner can come back, by subscribing and confirming.',
  },
  defaultSort: '-suppressedAt',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: nobody },
  fields: [
    {
      name: 'addressCode',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Unsubscribed', value: 'unsubscribed' },
        { label: 'Could not be delivered', value: 'bounced' },
        { label: 'Erased', value: 'erased' },
      ],
    },
    { name: 'suppressedAt', type: 'date', required: true, index: true },
    { name: 'source', type: 'text' },
    { name: 'consentedAt', type: 'date' },
    { name: 'confirmedAt', type: 'date' },
    { name: 'consentVersion', type: 'text' },
  ],
};
