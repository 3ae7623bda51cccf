import { routes } from '#cms/admin/routes.ts';
import type { Difference } from './describe-document.ts';

type Source = {
  /** The field that names a document of a collection. */
  titleField: (collection: string) => string;
  signal: AbortSignal;
};

/** The same differences, in which documents that are related to are named rather than listed by their ids. */
export async function withTitles(
  differences: readonly Difference[],
  source: Source,
): Promise<Difference[]> {
  return Promise.all(
    differences.map(async (difference) => {
      const { relationTo, mine, theirs } = difference;
      if (relationTo === undefined) return difference;
      const titles = await readTitles(relationTo, [...idsIn(mine), ...idsIn(theirs)], source);
      const named = (ids: string) => idsIn(ids).map((id) => titles.get(id) ?? id);
      return { ...difference, mine: named(mine).join(', '), theirs: named(theirs).join(', ') };
    }),
  );
}

async function readTitles(
  collection: string,
  ids: readonly string[],
  { titleField, signal }: Source,
): Promise<ReadonlyMap<string, string>> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(','),
    depth: '0',
    limit: String(ids.length),
  });
  const response = await fetch(`${routes.api}/${collection}?${query}`, { signal });
  const { docs = [] } = (await response.json()) as { docs?: Record<string, unknown>[] };
  const field = titleField(collection);
  return new Map(docs.map((doc) => [String(doc.id), String(doc[field])]));
}

function idsIn(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}
