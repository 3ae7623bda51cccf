import type { SelectField } from 'payload';
import { feeBases } from '#contract/rules/consultation-fee-basis.ts';

/** How often a consultation fee is charged; empty is not known. */
export const consultationFeeBasisField: SelectField = {
  name: 'consultationFeeBasis',
  label: 'Consultation fee is charged',
  type: 'select',
  options: Object.entries(feeBases).map(([value, label]) => ({ value, label })),
  admin: {
    disableBulkEdit: true,
    description: 'Leave empty if it is not known: it then counts with each order.',
    // As wide as the amounts beside it.
    style: { flex: '1 1 0' },
  },
};
