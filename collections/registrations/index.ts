import type { CollectionConfig } from 'payload';
import { registers } from '#contract/rules/registers.ts';
import { registrationCheckDays } from '#contract/rules/registration.ts';
import { keptByProgram } from '../access/nobody.ts';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { announcesChanges } from '../hooks/announce-changes.ts';
import { setChecker } from './set-checker.ts';
import { validateCheckedAt } from './validate-checked-at.ts';
import { validateEntryAddress } from './validate-entry-address.ts';

/**
 * A provider's entry in a public register, as somebody found it there. Without drafts: an entry is either right or
 * corrected.
 */
export const Registrations: CollectionConfig = {
  slug: 'registrations',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'provider', 'register', 'number', 'checkedAt', 'endsAt'],
    listSearchableFields: ['name', 'number'],
    components: {
      beforeListTable: ['/components/registrations/registration-list-bar.tsx#RegistrationListBar'],
      edit: { beforeDocumentControls: ['/components/freshness/mark-as-checked.tsx#MarkAsChecked'] },
    },
    group: 'Catalogue',
  },
  defaultSort: 'checkedAt',
  // A copy would say that somebody has checked it.
  disableDuplicate: true,
  access: {
    create: allow('editor'),
    read: signedIn,
    update: allow('editor'),
    delete: allow('editor'),
  },
  trash: true,
  hooks: { ...announcesChanges, beforeChange: [setChecker] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'provider',
          type: 'relationship',
          relationTo: 'providers',
          required: true,
          index: true,
        },
        {
          name: 'register',
          type: 'select',
          required: true,
          options: registers.map(({ name, shortName, regulator }) => ({
            label: `${shortName}: ${regulator}`,
            value: name,
          })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          label: 'Registered name',
          type: 'text',
          required: true,
          maxLength: 200,
          admin: { description: 'Exactly as in the register.' },
        },
        {
          name: 'number',
          type: 'text',
          required: true,
          maxLength: 40,
          admin: { description: 'Its number in the register.' },
        },
      ],
    },
    {
      name: 'url',
      label: 'Web address of the entry',
      type: 'text',
      required: true,
      maxLength: 500,
      validate: validateEntryAddress,
      admin: {
        description:
          'The register’s own page for this entry. Open it, compare the name and number, and check for any limits on the registration.',
      },
    },
    {
      name: 'checkedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      validate: validateCheckedAt,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: `When the entry was last looked up. It is shown for ${registrationCheckDays} days after that. Changing the name, number or address sets this to now.`,
      },
    },
    {
      name: 'checkedBy',
      label: 'Checked by',
      type: 'relationship',
      relationTo: 'users',
      access: keptByProgram,
      admin: {
        position: 'sidebar',
        readOnly: true,
        allowCreate: false,
        allowEdit: false,
        description: 'The last person to look up the entry.',
      },
    },
    {
      name: 'endsAt',
      label: 'Ended on',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'The registration is not shown from this day on. Leave empty while the register lists it.',
      },
    },
  ],
};
