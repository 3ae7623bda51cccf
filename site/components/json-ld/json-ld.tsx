import { useSampleData } from '../sample-data/sample-data.tsx';

/** Structured data for search engines, with a schema.org type. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Properties that search engines would present as real, however clearly the page says that they are invented. */
const misleadingIfInvented = new Set([
  'aggregateRating',
  'lastReviewed',
  'offers',
  'review',
  'reviewedBy',
]);

/**
 * Adds structured data to the page, without undefined properties; sample data has no ratings, reviews, reviewers or
 * offers.
 */
export function JsonLd({ thing }: { thing: Thing | Thing[] }) {
  const isSampleData = useSampleData();
  const things = Array.isArray(thing) ? thing : [thing];
  const data = things.map((one) => ({ '@context': 'https://schema.org', ...one }));
  const text = JSON.stringify(data.length === 1 ? data[0] : data, (property, value: unknown) =>
    isSampleData && misleadingIfInvented.has(property) ? undefined : value,
  );
  const html = text.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
