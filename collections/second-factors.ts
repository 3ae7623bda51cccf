import type { CollectionConfig } from 'payload';
import { nobody } from './access/nobody.ts';

/**
 * The second factor of an account. Apart from the account, so that whatever reads or writes that never carries it along;
 * cms/accounts alone reads it.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'text', required: true, unique: true },
    // Encrypted.
    { name: 'secret', type: 'text', required: true, hidden: true },
    // Empty until its owner has entered the first code.
    { name: 'confirmedAt', type: 'date' },
    // The newest time step whose code was accepted: each is accepted once.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0, hidden: true },
    // Hashes of the recovery codes that are left, one a line.
    { name: 'recoveryCodes', type: 'textarea', hidden: true },
  ],
};
