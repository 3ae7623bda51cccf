import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { idleHours } from '#contract/rules/session-time.ts';
import { adminOrSelf } from '../access/admin-or-self.ts';
import { allow, allowForField, roles } from '../access/roles.ts';
import { guardCredentials } from './guard-credentials.ts';
import { acceptHashedCode, resetMinutes, storeHashedCode } from './reset-links.ts';
import { hideEndedSessions } from './sessions.ts';

export const Users: CollectionConfig = {
  slug: 'users',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    group: 'Administration',
  },
  auth: {
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: idleHours * 60 * 60,
    forgotPassword: { expiration: resetMinutes * 60 * 1000 },
  },
  access: {
    create: allow('admin'),
    read: adminOrSelf,
    update: adminOrSelf,
    delete: allow('admin'),
    unlock: allow('admin'),
  },
  hooks: {
    beforeOperation: [acceptHashedCode],
    beforeValidate: [guardCredentials],
    beforeChange: [makeFirstUserAdmin, storeHashedCode],
    afterRead: [hideEndedSessions],
  },
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/current-password/current-password.tsx#CurrentPassword' },
      },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: Object.entries(roles).map(([value, label]) => ({ value, label })),
      access: { create: allowForField('admin'), update: allowForField('admin') },
      admin: {
        description:
          'Administrators also manage users and settings. Editors manage content, prices, reviews and discounts. ' +
          'Data clerks change prices and stock only, moderators reviews only. Viewers change nothing.',
      },
    },
  ],
};

/** Somebody must be able to manage users: the first account is an administrator's. */
async function makeFirstUserAdmin({
  data,
  operation,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]) {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, roles: ['admin'] } : data;
}
