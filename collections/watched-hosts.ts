import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/** Which process visits a host at the moment, so that several processes ask it one thing at a time. */
export const WatchedHosts: CollectionConfig = {
  slug: 'watched-hosts',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'host', type: 'text', required: true, unique: true },
    { name: 'leasedUntil', type: 'date', required: true },
  ],
};
