/** The legal pages that have an address, `/{slug}`, by what they are stored under. */
export const legalPageSlugs = [
  'privacy',
  'privacy-policy',
  'terms-of-service',
  'regulatory-information',
] as const;
