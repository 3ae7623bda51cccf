import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import { redirectedCollections } from './keeping-addresses.ts';

/** Addresses that published pages have had, each with the document that is meant. Saving the document writes them. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'createdAt'],
    description:
      'Created when a published page changes its address or leaves the site: readers and search engines that ask for the old address are redirected while the page is published. Delete one to give its address to another page.',
    group: 'Editorial',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // Nobody edits one.
  lockDocuments: false,
  access: { create: nobody, read: signedIn, update: nobody, delete: allow('editor') },
  hooks: announcesChanges,
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'to',
      label: 'Page',
      type: 'relationship',
      relationTo: redirectedCollections,
      required: true,
    },
  ],
};
