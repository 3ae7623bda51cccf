import { companyTypes } from '#contract/rules/provider-type.ts';
import type { SelectOption } from './select-field.tsx';

const names = { retail: 'Retail', specialist: 'Specialist', online: 'Online' };

/** The choices of the provider type filter (specification, section 2). */
export const providerTypeOptions: readonly SelectOption[] = [
  { value: 'all', text: 'All types' },
  ...companyTypes.map((type) => ({ value: type, text: names[type] })),
];
