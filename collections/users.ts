import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { adminForField, admin } from './access/admin.ts';
import { adminOrSelf } from './access/admin-or-self.ts';

export const Users: CollectionConfig = {
  slug: 'users',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    group: 'Administration',
  },
  auth: { maxLoginAttempts: 10, lockTime: 10 * 60 * 1000 },
  access: { create: admin, read: adminOrSelf, update: adminOrSelf, delete: admin },
  hooks: { beforeChange: [makeFirstUserAdmin] },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: [
        { label: 'Administrator', value: 'admin' },
        { label: 'Editor', value: 'editor' },
      ],
      access: { create: adminForField, update: adminForField },
      admin: { description: 'Administrators manage users and settings; editors manage content.' },
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
