import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { keptByProgram, writtenOnce } from '../access/nobody.ts';
import { allow, allowForField, hasRole } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { relationId } from '../relation-id.ts';
import { setAuthor } from './set-author.ts';

/** Only its author can change a note. */
const authorOnly: FieldAccess = ({ req: { user }, doc }) =>
  Boolean(user && doc?.author && relationId(doc.author) === user.id);

/** Editors, and the person a note is assigned to, whatever their role: they can mark it as done. */
const editorOrAsked: Access = ({ req: { user } }) =>
  hasRole(user, 'editor') || (user !== null && { assignedTo: { equals: user.id } });

/** Colleagues’ notes on a guide or report in progress, each assigned to somebody or nobody. */
export const Notes: CollectionConfig = {
  slug: 'notes',
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'document', 'author', 'assignedTo', 'isDone', 'createdAt'],
    group: 'Editorial',
    description: 'Notes on guides and reports, for colleagues. Visitors never see them.',
  },
  defaultSort: '-createdAt',
  access: {
    create: allow('editor'),
    read: signedIn,
    update: editorOrAsked,
    delete: ({ req: { user } }) =>
      hasRole(user, 'editor') && user !== null && { author: { equals: user.id } },
  },
  hooks: { beforeChange: [setAuthor] },
  fields: [
    {
      name: 'document',
      label: 'About',
      type: 'relationship',
      relationTo: ['guides', 'market-reports'],
      required: true,
      index: true,
      access: writtenOnce,
      admin: { allowCreate: false, disableBulkEdit: true },
    },
    {
      name: 'text',
      label: 'Note',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      access: { update: authorOnly },
      admin: { disableBulkEdit: true },
    },
    {
      name: 'assignedTo',
      label: 'For',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { update: allowForField('editor') },
      admin: {
        allowCreate: false,
        allowEdit: false,
        description:
          'The colleague who should act on it. It stays on their dashboard until it is done.',
      },
    },
    { name: 'isDone', label: 'Done', type: 'checkbox', defaultValue: false },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: keptByProgram,
      admin: { position: 'sidebar', readOnly: true, allowCreate: false, allowEdit: false },
    },
  ],
};
