import type { CollectionConfig } from 'payload';
import { sentiments } from '../../contract/schemas/review.ts';
import { publicWhere } from '../access/public-where.ts';
import { allow } from '../access/roles.ts';
import { deleteWith } from '../hooks/delete-with.ts';
import { isWholeNumber } from '../fields/whole-number.ts';
import { recountAfterDelete, recountAfterSave } from './recount-provider.ts';

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'customerName',
    defaultColumns: ['customerName', 'provider', 'rating', 'content', 'status', 'postedAt'],
    listSearchableFields: ['customerName', 'title', 'content'],
    group: 'Reviews',
  },
  custom: { withheldFromAudit: ['title', 'content', 'customerName', 'location'] },
  defaultSort: '-postedAt',
  access: {
    create: allow('editor', 'moderator'),
    read: publicWhere(() => ({ status: { equals: 'published' } })),
    update: allow('editor', 'moderator'),
    delete: allow('editor', 'moderator'),
  },
  trash: true,
  hooks: {
    afterChange: [recountAfterSave],
    beforeDelete: [deleteWith('review-reports', 'review')],
    afterDelete: [recountAfterDelete],
  },
  indexes: [
    { fields: ['provider', 'status', 'postedAt'] },
    { fields: ['provider', 'status', 'rating', 'postedAt'] },
    { fields: ['provider', 'status', 'verified', 'postedAt'] },
  ],
  fields: [
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      index: true,
    },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 1,
      max: 5,
      validate: (value: number | null | undefined) =>
        isWholeNumber(value, { from: 1, to: 5 }) ||
        'A rating is a whole number of stars from 1 to 5.',
    },
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'content', type: 'textarea', required: true, maxLength: 5000 },
    {
      type: 'row',
      fields: [
        { name: 'customerName', type: 'text', required: true, maxLength: 80 },
        { name: 'location', type: 'text', maxLength: 80 },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Pending', value: 'pending' },
        { label: 'Published', value: 'published' },
        { label: 'Rejected', value: 'rejected' },
      ],
      admin: { position: 'sidebar', description: 'Visitors see published reviews only.' },
    },
    {
      name: 'postedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', description: 'When the review was written.' },
    },
    {
      name: 'consentedAt',
      type: 'date',
      admin: {
        position: 'sidebar',
        readOnly: true,
        description:
          'When the writer agreed to its publication; empty for reviews entered by editors.',
      },
    },
    {
      name: 'consentVersion',
      type: 'text',
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The wording that was agreed to, by the day it was written.',
      },
    },
    {
      name: 'verified',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Only where there is evidence that the writer was a customer.',
      },
    },
    { name: 'sentiment', type: 'select', options: [...sentiments], admin: { position: 'sidebar' } },
    {
      name: 'sentimentConfidence',
      type: 'number',
      min: 0,
      max: 1,
      admin: { position: 'sidebar', description: 'From 0 (a guess) to 1 (certain).' },
    },
    {
      name: 'helpfulCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      admin: { position: 'sidebar', description: 'How many visitors found this helpful.' },
    },
  ],
};
