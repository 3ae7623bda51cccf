/** The slugs of the legal pages that have a URL, `/{slug}`. */
export const legalPageSlugs = [
  'privacy',
  'privacy-policy',
  'terms-of-service',
  'regulatory-information',
] as const;
