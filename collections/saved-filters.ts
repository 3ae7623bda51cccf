import type { Config, Field } from 'payload';

/** What people keep of a list’s filters and columns; Payload calls it a preset. */
export const savedFilters = {
  labels: { singular: 'Saved filter', plural: 'Saved filters' },
  access: {},
  constraints: {},
} satisfies Config['queryPresets'];

/** By the names of the fields; of the parts of the sharing settings, which have none, by that of the group in them. */
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
