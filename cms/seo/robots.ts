/** The robots.txt (RFC 9309): everything may be crawled except the admin. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /cms-api
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}
