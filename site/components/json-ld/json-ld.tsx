import { useSampleData } from '../sample-data/sample-data.tsx';

/** Structured data for search engines, with a schema.org type. */
export type Thing = { '@type': string; [property: string]: unknown };

/** What search engines would take for real, however clearly the page says that it is invented. */
const believed = new Set(['aggregateRating', 'lastReviewed', 'offers', 'review', 'reviewedBy']);

/**
 * Puts structured data into the page; properties that are undefined are left out, and of sample data the ratings,
 * reviews, reviewers and offers too.
 */
export function JsonLd({ thing }: { thing: Thing | Thing[] }) {
  const isSampleData = useSampleData();
  const things = Array.isArray(thing) ? thing : [thing];
  const data = things.map((one) => ({ '@context': 'https://schema.org', ...one }));
  const text = JSON.stringify(data.length === 1 ? data[0] : data, (property, value: unknown) =>
    isSampleData && believed.has(property) ? undefined : value,
  );
  const html = text.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
