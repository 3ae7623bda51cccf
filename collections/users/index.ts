import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { idleHours } from '#contract/rules/session-time.ts';
import {
  adminOrSelf,
  adminOrSelfForField,
  adminSelfOrFirstForField,
} from '../access/admin-or-self.ts';
import { keptByProgram, nobody } from '../access/nobody.ts';
import { allow, allowForField, hasRole, roles } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import {
  logAccountChange,
  logAccountDeletion,
  notePasswordChange,
} from '../audit-trail/log-account-changes.ts';
import { markInvited, refuseInvited, refuseOthersPassword } from './invitation.ts';
import { knownAccount } from './known-account.ts';
import { acceptHashedCode, resetMinutes, storeHashedCode } from './reset-links.ts';
import { hideEndedSessions } from './sessions.ts';

export const Users: CollectionConfig = {
  slug: 'users',
  // Colleagues, who read the trail, read no address anywhere else.
  custom: { withheldFromAudit: ['email'] },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'standing'],
    group: 'Administration',
    // Names are read where colleagues did something; the list is for whoever manages accounts.
    baseFilter: ({ req: { user } }) => (hasRole(user) ? null : { id: { equals: user?.id } }),
    components: {
      views: {
        edit: { default: { Component: '/components/invitation/account-view.tsx#AccountView' } },
      },
    },
  },
  auth: {
    // With lockout anybody could keep an account locked; cms/accounts limits attempts instead, before a password is
    // hashed.
    maxLoginAttempts: 0,
    strategies: [knownAccount],
    tokenExpiration: idleHours * 60 * 60,
    forgotPassword: { expiration: resetMinutes * 60 * 1000 },
  },
  access: {
    create: allow('admin'),
    // Of colleagues everybody knows the name, and nothing else: see `read` of each field.
    read: signedIn,
    update: adminOrSelf,
    delete: allow('admin'),
    unlock: nobody,
  },
  hooks: {
    beforeOperation: [refuseOthersPassword, acceptHashedCode],
    beforeChange: [markFirstAccount, markInvited, notePasswordChange, storeHashedCode],
    beforeLogin: [refuseInvited],
    afterChange: [logAccountChange],
    afterDelete: [logAccountDeletion],
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
    {
      // Never stored: cms/accounts removes it from the request.
      name: 'setupCode',
      type: 'text',
      virtual: true,
      admin: {
        // Only on the form for the first account, which is the only form for people who are not signed in.
        condition: (_data, _siblings, { user }) => !user,
        readOnly: false,
        description:
          'The server printed it when it started and keeps it in the file “setup-code” in its data folder.',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/setup-code/setup-code-field.tsx#SetupCodeField' },
      },
    },
    {
      // Payload stores its hash. The form shows it where it may be changed: on one's own account.
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      access: { update: ({ req, doc }) => req.user?.id === doc?.id },
    },
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', access: { read: adminSelfOrFirstForField } },
    {
      name: 'standing',
      type: 'select',
      defaultValue: 'active',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'invited', label: 'Invited, not yet accepted' },
      ],
      access: { ...keptByProgram, read: adminOrSelfForField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        disableBulkEdit: true,
        // One's own is always active.
        condition: (data, _siblings, { user }) => data.id !== user?.id,
      },
    },
    {
      name: 'sendInvitation',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        condition: ({ standing }) => standing === 'invited',
        components: { Field: '/components/invitation/send-again.tsx#SendAgain' },
      },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: Object.entries(roles).map(([value, label]) => ({ value, label })),
      access: {
        create: allowForField('admin'),
        read: adminSelfOrFirstForField,
        update: allowForField('admin'),
      },
      admin: {
        components: { Field: '/components/roles/roles-field.tsx#RolesField' },
        description:
          'Administrators also manage users and settings. Editors manage content, prices, reviews and discounts. ' +
          'Data clerks change prices and stock only, moderators reviews only. Viewers can only read.',
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: {
          Field: '/components/second-factor/second-factor-field.tsx#SecondFactorField',
        },
      },
    },
    {
      // Set on the first account only and unique: when several are created at once, the database stores one.
      name: 'isFirst',
      type: 'checkbox',
      unique: true,
      hidden: true,
      access: keptByProgram,
    },
  ],
};

/**
 * Makes the first account an administrator, because somebody must be able to manage users, and marks it so that there
 * is only one. One that is created as the first is marked even if another was stored a moment ago.
 */
async function markFirstAccount({
  data: { isFirst: _given, ...data },
  operation,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]) {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  const isFirst = totalDocs === 0 || req.context.isFirstAccount === true;
  return isFirst ? { ...data, roles: ['admin'], isFirst: true } : data;
}
