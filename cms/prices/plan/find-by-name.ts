import { distance } from 'fastest-levenshtein';

export type Named = { name: string; slug: string };

export type Finder<Document> = {
  find: (name: string) => Document | undefined;
  /** What to do about a name that nobody has. */
  unknown: (name: string) => string;
};

/** Finds documents by the name or slug that a file says. */
export function finder<Document extends Named>(
  what: 'medication' | 'provider',
  documents: readonly Document[],
): Finder<Document> {
  const byName = new Map(documents.map((document) => [document.slug, document]));
  for (const document of documents) byName.set(sameName(document.name), document);
  const names = documents.map(({ name }) => name);
  return {
    find: (name) => byName.get(sameName(name)),
    unknown: (name) => {
      const meant = similarName(name, names);
      const advice = meant ? `Did you mean “${meant}”? Correct` : 'Check';
      return `No ${what} is called “${name}”. ${advice} the spelling, or add the ${what} first.`;
    },
  };
}

/** Upper and lower case, spacing and the kind of apostrophe do not matter. */
export function sameName(name: string): string {
  return name.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The name of ours that a misspelt one is nearest to, if no more than a quarter of it is different. */
function similarName(name: string, names: readonly string[]): string | undefined {
  const written = sameName(name);
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const candidate of names) {
    const wanted = sameName(candidate);
    const maxTypos = Math.floor(wanted.length / 4);
    // The lengths alone rule out most names, so that a file full of unknown ones is planned as quickly as any.
    if (Math.abs(wanted.length - written.length) > maxTypos) continue;
    const typos = distance(wanted, written);
    if (typos > maxTypos || typos >= fewest) continue;
    nearest = candidate;
    fewest = typos;
  }
  return nearest;
}
