import type { CollectionConfig } from 'payload';
import { reportReasons } from '../contract/rules/report-reasons.ts';
import { nobody } from './access/nobody.ts';
import { allow } from './access/roles.ts';
import { signedIn } from './access/signed-in.ts';

/** Why a visitor thinks that a published review should not be there. */
export const ReviewReports: CollectionConfig = {
  slug: 'review-reports',
  admin: {
    useAsTitle: 'reason',
    defaultColumns: ['review', 'reason', 'status', 'reportedAt'],
    group: 'Reviews',
  },
  defaultSort: '-reportedAt',
  access: {
    create: nobody,
    read: signedIn,
    update: allow('editor', 'moderator'),
    delete: allow('editor', 'moderator'),
  },
  fields: [
    {
      name: 'review',
      type: 'relationship',
      relationTo: 'reviews',
      required: true,
      index: true,
      admin: { readOnly: true },
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: Object.entries(reportReasons).map(([value, label]) => ({ value, label })),
      admin: { readOnly: true },
    },
    {
      name: 'reportedAt',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Settled', value: 'settled' },
      ],
      admin: { position: 'sidebar' },
    },
  ],
};
