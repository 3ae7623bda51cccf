export type Named = { name: string; slug: string };

/** Finds documents by the name or slug that a file says. */
export function finder<Document extends Named>(
  documents: readonly Document[],
): (name: string) => Document | undefined {
  const byName = new Map(documents.map((document) => [document.slug, document]));
  for (const document of documents) byName.set(sameName(document.name), document);
  return (name) => byName.get(sameName(name));
}

/** Upper and lower case, spacing and the kind of apostrophe do not matter. */
export function sameName(name: string): string {
  return name.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What to do about a name that nobody has. */
export function unknownName(what: 'medication' | 'provider', name: string): string {
  return `No ${what} is called “${name}”. Check the spelling, or add the ${what} first.`;
}
