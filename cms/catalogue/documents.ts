import type { CollectionSlug, Payload, Where } from 'payload';
import type { ReviewCounts } from '#collections/review-summaries/count-reviews.ts';
import type {
  Discount,
  Guide,
  Home,
  LegalPage,
  MarketReport,
  Medication,
  PriceHistory,
  Product,
  Provider,
  ReviewSummary,
  SentimentSnapshot,
  Setting,
} from '#collections/payload-types.ts';
import { priceChangeWindowDays } from '#contract/rules/price-change.ts';
import type { Review } from '#contract/schemas/review.ts';
import { readInPages } from './read-in-pages.ts';

/** Everything stored that public pages are made of, as it was last read, by the slug it is stored under. */
export type Documents = {
  providers: Provider[];
  products: Product[];
  medications: Medication[];
  'price-history': PriceHistory[];
  'review-summaries': StoredReviewSummary[];
  'sentiment-snapshots': SentimentSnapshot[];
  discounts: Discount[];
  guides: Guide[];
  'legal-pages': LegalPage[];
  'market-reports': MarketReport[];
  home: Home;
  settings: Setting;
};

export type StoredReviewSummary = Pick<ReviewSummary, 'provider'> & {
  counts: ReviewCounts;
  newest: Review[];
};

type Source = keyof Documents;
type Loaders = { [Slug in Source]: (payload: Payload) => Promise<Documents[Slug]> };

const published: Where = { _status: { equals: 'published' } };
/** Below Payload nobody leaves out what is in the trash. */
const inTheDirectory: Where = { deletedAt: { exists: false } };

/** One query each, whatever the number of documents; a page at a time where there may be tens of thousands. */
const loaders: Loaders = {
  providers: (payload) => all(payload, 'providers', { where: published }),
  products: async (payload) => {
    const products = await readInPages<Product>(payload, 'products', inTheDirectory);
    return products.toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? '', 'en-GB'));
  },
  medications: (payload) => all(payload, 'medications', { where: published }),
  'price-history': (payload) =>
    readInPages<PriceHistory>(payload, 'price-history', {
      changedAt: { greater_than: windowStart() },
    }),
  'review-summaries': (payload) => all(payload, 'review-summaries'),
  'sentiment-snapshots': (payload) => all(payload, 'sentiment-snapshots', { where: published }),
  discounts: (payload) => all(payload, 'discounts', { where: { isActive: { equals: true } } }),
  guides: (payload) => all(payload, 'guides', { where: published }),
  'legal-pages': (payload) => all(payload, 'legal-pages', { where: published }),
  'market-reports': (payload) => all(payload, 'market-reports', { where: published }),
  home: (payload) => payload.findGlobal({ slug: 'home', depth: 0, overrideAccess: true }),
  settings: (payload) => payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true }),
};

export const sources = Object.keys(loaders) as Source[];

/** Whether public pages are made of what is stored under this slug. */
export function isSource(slug: string): slug is Source {
  return slug in loaders;
}

/** Reads what is stored under the given slugs. */
export async function loadDocuments(
  payload: Payload,
  slugs: readonly Source[],
): Promise<Partial<Documents>> {
  const entries = await Promise.all(
    slugs.map(async (slug) => [slug, await loaders[slug](payload)] as const),
  );
  return Object.fromEntries(entries);
}

async function all<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  { where }: { where?: Where } = {},
): Promise<Doc[]> {
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    joins: false as never,
    pagination: false,
    overrideAccess: true,
  });
  return docs as Doc[];
}

function windowStart(): string {
  const start = new Date();
  start.setUTCDate(start.getUTCDate() - priceChangeWindowDays);
  return start.toISOString();
}
