import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';

/**
 * What all published reviews of a provider come to, one document a provider, written by the reviews' hooks.
 * It is kept apart from the provider, whose drafts would bring old figures back when they are published.
 */
export const ReviewSummaries: CollectionConfig = {
  slug: 'review-summaries',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  hooks: { afterDelete: announcesChanges.afterDelete },
  fields: [
    {
      name: 'provider',
      type: 'relationship',
      relationTo: 'providers',
      required: true,
      unique: true,
    },
    {
      name: 'counts',
      type: 'json',
      required: true,
    },
    { name: 'newest', type: 'json', required: true },
  ],
};
