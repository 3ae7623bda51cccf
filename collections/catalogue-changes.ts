import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/**
 * Which published documents changed, in their order, so that the other processes on this database learn of it. Each
 * entry takes the next version, which is unique: nothing is ever added in between or below.
 */
export const CatalogueChanges: CollectionConfig = {
  slug: 'catalogue-changes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'version', type: 'number', required: true, unique: true },
    { name: 'changes', type: 'json', required: true },
    { name: 'writer', type: 'text', required: true },
  ],
};
