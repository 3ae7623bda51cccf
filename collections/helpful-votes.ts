import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/** That a browser has marked a review as helpful, as a one-way code: it tells neither who nor what else they marked. */
export const HelpfulVotes: CollectionConfig = {
  slug: 'helpful-votes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true },
    { name: 'code', type: 'text', required: true, unique: true },
  ],
};
