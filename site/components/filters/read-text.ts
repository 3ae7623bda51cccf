/** What a query parameter says, in lower case; undefined if it says nothing. */
export function readText(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().toLowerCase() || undefined;
}
