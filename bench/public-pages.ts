/** The paths of the sitemap, but of pages that differ only in the last part of a longer path (`/providers/…`) the first alone. */
export async function publicPages(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  const sitemap = await response.text();
  const kinds = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g)) {
    const { pathname } = new URL(address);
    const folder = pathname.slice(0, pathname.lastIndexOf('/'));
    const kind = folder ? `${folder}/*` : pathname;
    if (!kinds.has(kind)) kinds.set(kind, pathname);
  }
  return [...kinds.values()];
}
