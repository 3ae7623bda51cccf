import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/** A browser's vote for a review as a one-way hash, which reveals neither who voted nor what else they voted for. */
export const HelpfulVotes: CollectionConfig = {
  slug: 'helpful-votes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true },
    { name: 'code', type: 'text', required: true, unique: true },
  ],
};
