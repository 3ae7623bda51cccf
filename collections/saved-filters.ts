import type { Access, Config, Field } from 'payload';
import { hasRole } from './access/roles.ts';

/** What people keep of a list’s filters and columns; Payload calls it a preset. */
export const savedFilters = {
  labels: { singular: 'Saved filter', plural: 'Saved filters' },
  access: {},
  constraints: {},
  // Whoever only looks on puts nothing into everybody’s lists.
  filterConstraints: ({ options, req }) =>
    hasRole(req.user, 'editor', 'clerk', 'moderator')
      ? options
      : options.filter((option) => typeof option === 'string' || option.value !== 'everyone'),
} satisfies Config['queryPresets'];

/** Lets administrators delete every saved filter, besides those that it is for an account to delete. */
export function deletedByAdmins(deletedBy: Access): Access {
  return (args) => hasRole(args.req.user) || deletedBy(args);
}

/** By field name; the parts of the sharing settings have none, and go by that of the group in them. */
const labels: Readonly<Record<string, string>> = {
  isShared: 'Shared with colleagues',
  groupBy: 'Grouped by',
  read: 'Use',
  update: 'Change',
  delete: 'Delete',
  constraint: 'Who may do so',
  users: 'Colleagues',
};
const sharedWith = [
  { label: 'Everybody', value: 'everyone' },
  { label: 'Only me', value: 'onlyMe' },
  { label: 'Certain colleagues', value: 'specificUsers' },
];

/** Says in our words what Payload’s form of a saved filter asks. */
export function nameSavedFilters(fields: readonly Field[]): void {
  for (const field of fields) {
    const named = field.type === 'collapsible' ? field.fields[0] : field;
    const label = named && 'name' in named ? labels[named.name ?? ''] : undefined;
    if (label && field.type !== 'group') Object.assign(field, { label });
    if ('name' in field && field.name === 'constraint')
      Object.assign(field, { options: sharedWith });
    if ('fields' in field) nameSavedFilters(field.fields);
  }
}
