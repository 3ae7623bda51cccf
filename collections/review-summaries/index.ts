import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';

/**
 * The totals of each provider's reviews, one document per provider, written by the reviews' hooks. Kept apart from the
 * provider, because publishing an old draft would restore old figures.
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
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
};
