/** The largest row of the comparison, of the list of providers, and the largest card of a provider, in bytes of HTML. */
export async function measureMarkupWeight(
  siteUrl: string,
): Promise<{ row: number; providerRow: number; card: number }> {
  const read = (path: string) => fetch(siteUrl + path).then((response) => response.text());
  return {
    row: largest(await read('/compare?page=everything'), /<tr><td>.*?(?=<tr|<\/tbody>)/gs),
    providerRow: largest(await read('/providers'), /<article.*?<\/article>/gs),
    card: largest(await read('/'), /<article.*?<\/article>/gs),
  };
}

/** @throws RangeError if there is none. */
function largest(html: string, pattern: RegExp): number {
  const sizes = [...html.matchAll(pattern)].map(([markup]) => Buffer.byteLength(markup));
  if (sizes.length === 0) throw new RangeError('Nothing has been measured.');
  return Math.max(...sizes);
}
