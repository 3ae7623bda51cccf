import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/**
 * The log of changed public documents through which processes on this database learn of each other's changes. Each
 * entry takes the next version, which is unique, so nothing is ever inserted earlier.
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
