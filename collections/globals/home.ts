import type { GlobalConfig } from 'payload';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { isWholeNumber } from '../fields/whole-number.ts';
import { announcesGlobalChanges } from '../hooks/announce-changes.ts';

export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  admin: { group: 'Editorial' },
  access: { read: signedIn, update: allow('editor') },
  hooks: announcesGlobalChanges,
  fields: [
    {
      name: 'bannerText',
      type: 'text',
      admin: { description: 'The announcement at the top; leave empty for none.' },
    },
    { name: 'bannerLinkText', type: 'text', defaultValue: 'Read the analysis' },
    {
      name: 'guides',
      label: 'Guides for beginners',
      type: 'relationship',
      relationTo: 'guides',
      hasMany: true,
      maxRows: 3,
      admin: { description: 'Up to three, in the order in which they are shown.' },
    },
    {
      name: 'testimonials',
      type: 'array',
      fields: [
        { name: 'quote', type: 'textarea', required: true },
        { name: 'name', type: 'text', required: true },
        { name: 'location', type: 'text' },
        {
          name: 'rating',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          defaultValue: 5,
          validate: (value: number | null | undefined) =>
            isWholeNumber(value, { from: 1, to: 5 }) || 'Enter a rating from 1 to 5 stars.',
        },
      ],
    },
  ],
};
