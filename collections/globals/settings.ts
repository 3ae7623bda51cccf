import type { GlobalConfig } from 'payload';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { urlField } from '../fields/url.ts';
import { announcesGlobalChanges } from '../hooks/announce-changes.ts';

export const Settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: { group: 'Administration' },
  access: { read: signedIn, update: allow('admin') },
  hooks: announcesGlobalChanges,
  fields: [
    {
      name: 'siteName',
      type: 'text',
      required: true,
      defaultValue: 'UK Weight Loss Medication Directory',
    },
    {
      name: 'showsSampleData',
      label: 'Show the sample data notice',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Every page says that providers, prices and reviews are invented. Turn this off once they are real.',
      },
    },
    {
      name: 'contactEmail',
      type: 'email',
      required: true,
      defaultValue: 'hello@directory.example',
      admin: { description: 'Shown to visitors on the contact and legal pages.' },
    },
    {
      name: 'socialLinks',
      type: 'array',
      admin: { description: 'Shown in the footer; leave empty for none.' },
      fields: [
        { name: 'label', type: 'text', required: true },
        urlField({ name: 'url', label: 'Web address', required: true }),
      ],
    },
  ],
};
