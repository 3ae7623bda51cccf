import type { GlobalConfig } from 'payload';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { urlField } from '../fields/url.ts';
import { announcesGlobalChanges } from '../hooks/announce-changes.ts';

/** The defaults until somebody saves the settings. */
export const settingsDefaults = {
  siteName: 'UK Weight Loss Medication Directory',
  showsSampleData: true,
  isStrict: false,
  contactEmail: 'hello@directory.example',
};

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
      defaultValue: settingsDefaults.siteName,
    },
    {
      name: 'showsSampleData',
      label: 'Show the sample data notice',
      type: 'checkbox',
      defaultValue: settingsDefaults.showsSampleData,
      admin: {
        description:
          'Every page says that providers, prices and reviews are invented. Turn this off once they are real.',
      },
    },
    {
      name: 'isStrict',
      label: 'Strict mode: no medicines on the home page',
      type: 'checkbox',
      defaultValue: settingsDefaults.isStrict,
      admin: {
        description:
          'Removes prescription-only medicines, prices and direct links to them from the home page, and hides all ' +
          'offers. For a strict reading of the ban on advertising such medicines.',
      },
    },
    {
      name: 'contactEmail',
      type: 'email',
      required: true,
      defaultValue: settingsDefaults.contactEmail,
      admin: { description: 'Shown to visitors on the contact and legal pages.' },
    },
    {
      name: 'secondFactorFor',
      label: 'Require a second factor',
      type: 'select',
      required: true,
      defaultValue: 'nobody',
      options: [
        { value: 'nobody', label: 'Of nobody: anybody may add one' },
        { value: 'administrators', label: 'Of administrators' },
        { value: 'everybody', label: 'Of everybody' },
      ],
      admin: {
        description:
          'Signing in then also needs a code from an authenticator app. Anybody without a second factor adds one at the next sign-in, and can do nothing before then.',
      },
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
