/** What robots may read (RFC 9309): everything but the editors' part. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /cms-api
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}
