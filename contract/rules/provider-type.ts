/** The specification's provider types; a provider's own type is a text that contains at least one of these words. */
export const companyTypes = ['retail', 'specialist', 'online'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** The texts of the filter's options (specification, section 2). */
export const companyTypeTexts: Readonly<Record<CompanyType, string>> = {
  retail: 'Retail',
  specialist: 'Specialist',
  online: 'Online',
};

/** The kind of provider with this name. */
export function companyTypeOf(text: string): CompanyType | undefined {
  return companyTypes.find((type) => companyTypeTexts[type] === text);
}

/** Whether a provider's type contains the filter's word, ignoring case. */
export function hasCompanyType(type: string, filter: CompanyType): boolean {
  return type.toLowerCase().includes(filter);
}
