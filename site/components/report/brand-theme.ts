/** The brand theme of a medication that a report names; a name without a theme of its own is drawn in neutral. */
export function brandTheme(medication: string): string {
  return medication.toLowerCase();
}
