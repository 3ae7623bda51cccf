/** Structured data for search engines, with a schema.org type. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Puts structured data into the page; properties that are undefined are left out. */
export function JsonLd({ thing }: { thing: Thing | Thing[] }) {
  const things = Array.isArray(thing) ? thing : [thing];
  const data = things.map((one) => ({ '@context': 'https://schema.org', ...one }));
  const text = JSON.stringify(data.length === 1 ? data[0] : data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
