import { companyTypes, companyTypeTexts } from '#contract/rules/provider-type.ts';
import type { SelectOption } from './select-field.tsx';

/** The options of the provider type filter (specification, section 2). */
export const providerTypeOptions: readonly SelectOption[] = [
  { value: 'all', text: 'All types' },
  ...companyTypes.map((type) => ({ value: type, text: companyTypeTexts[type] })),
];
