import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';
import { allow } from './access/roles.ts';

/** Who gets the monthly report: the address, and when, where and to which wording its owner consented. */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'consentedAt'],
    group: 'Subscribers',
  },
  custom: { withheldFromAudit: ['email'] },
  defaultSort: '-consentedAt',
  access: { create: nobody, read: allow('editor'), update: nobody, delete: allow('admin') },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The form on which the consent was given.' },
    },
    { name: 'consentedAt', type: 'date', required: true, index: true },
    {
      name: 'consentVersion',
      type: 'text',
      required: true,
      admin: { description: 'The version of the wording that was agreed to.' },
    },
  ],
};
