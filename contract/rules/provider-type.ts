/** The provider-type filter of the specification; a provider's own type is text that contains one or more of them. */
export const companyTypes = ['retail', 'specialist', 'online'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** The words of the filter's options (specification, section 2). */
export const companyTypeTexts: Readonly<Record<CompanyType, string>> = {
  retail: 'Retail',
  specialist: 'Specialist',
  online: 'Online',
};

/** The kind of provider that is called by one of those words. */
export function companyTypeOf(text: string): CompanyType | undefined {
  return companyTypes.find((type) => companyTypeTexts[type] === text);
}

/** Whether a provider's type text contains the filter's word, in either case. */
export function hasCompanyType(type: string, filter: CompanyType): boolean {
  return type.toLowerCase().includes(filter);
}
