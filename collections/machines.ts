import type { CollectionConfig } from 'payload';
import { keptByProgram, nobody } from './access/nobody.ts';
import { allow } from './access/roles.ts';

/**
 * Programs that send prices of any provider. A machine is no account: its key opens the price import and nothing
 * else. It is switched off rather than deleted, so that past imports keep its name.
 */
export const Machines: CollectionConfig = {
  slug: 'machines',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'isSwitchedOff', 'lastUsedAt'],
    group: 'Administration',
    description: 'Programs that may send prices, each with a key of its own.',
  },
  defaultSort: 'name',
  disableDuplicate: true,
  access: {
    create: allow('admin'),
    read: allow('admin'),
    update: allow('admin'),
    delete: nobody,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      admin: {
        description: 'Past imports and the audit trail name it, as in “Ashdown price feed”.',
      },
    },
    {
      name: 'isSwitchedOff',
      label: 'Switched off',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Its key is refused for as long as this is ticked.' },
    },
    {
      name: 'key',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        condition: ({ id }) => Boolean(id),
        components: { Field: '/components/machine-key/machine-key.tsx#MachineKey' },
      },
    },
    // A keyed hash: the key itself is shown once and stored nowhere.
    { name: 'keyHash', type: 'text', unique: true, hidden: true, access: keptByProgram },
    {
      name: 'lastUsedAt',
      label: 'Last used',
      type: 'date',
      access: keptByProgram,
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
};
