type Titled = { provider: string; medication: string; dose: string };

/** What a product is called in lists, searches and the audit trail: `Ashdown Clinic – Mounjaro 2.5mg`. */
export function productTitle({ provider, medication, dose }: Titled): string {
  return `${provider} – ${medication} ${dose}`;
}
