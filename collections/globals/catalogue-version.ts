import type { GlobalConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** Changes with every change that visitors see, so that the other processes on this database learn of it. */
export const CatalogueVersion: GlobalConfig = {
  slug: 'catalogue-version',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'version', type: 'text', required: true }],
};
