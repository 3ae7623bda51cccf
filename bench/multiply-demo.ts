import type { CollectionSlug, Payload } from 'payload';
import { appendObservations } from '#cms/observations/append-observations.ts';
import { completeLog } from '#cms/observations/complete-log.ts';
import type { ObservationRow } from '#cms/observations/observation-of.ts';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import { newestObservationOf, newId } from '#collections/products/newest-observation.ts';
import type { Product, Provider, Registration, Review } from '#collections/payload-types.ts';

const week = 7 * 24 * 3_600_000;
const weeksOfTenYears = 520;
/** One in so many products has been looked at for ten years. */
const oldEach = 10;

type Demo = {
  providers: Provider[];
  registrations: Registration[];
  products: Product[];
  reviews: Review[];
  summaries: Summary[];
  /** All but the newest of each product, which the product names. */
  observations: ObservationRow[];
};

type Summary = { id: string; provider: string; counts: object; newest: { id: string }[] };

/**
 * Makes a database with the demo data that many times as large: each copy has its own providers, with all that hangs
 * on them. A tenth of all products is given a log of ten years, a look each week. Writes below Payload, which would
 * take hours.
 */
export async function multiplyDemo(payload: Payload, times: number): Promise<void> {
  const demo = await readDemo(payload);
  for (let copy = 2; copy <= times; copy += 1) await storeCopy(payload, demo, copy);
  await completeLog(payload);
  await lengthenLogs(payload);
}

async function readDemo({ db }: Payload): Promise<Demo> {
  const all = async <Document>(collection: CollectionSlug) => {
    return (await db.find<Document & { id: string }>({ collection, pagination: false })).docs;
  };
  const products = await all<Product>('products');
  const newest = new Set(products.map((product) => newestObservationOf(product)?.id));
  return {
    providers: await all<Provider>('providers'),
    registrations: await all<Registration>('registrations'),
    products,
    reviews: await all<Review>('reviews'),
    summaries: await all<Summary>('review-summaries'),
    observations: (await all<ObservationRow>('observations')).filter(({ id }) => !newest.has(id)),
  };
}

async function storeCopy(payload: Payload, demo: Demo, copy: number): Promise<void> {
  const { db } = payload;
  const ids = new Map<string, string>();
  const inCopy = (id: unknown): string => {
    const known = ids.get(String(id)) ?? newId(db);
    ids.set(String(id), known);
    return known;
  };
  for (const { id, name, slug, ...provider } of demo.providers) {
    const data = { ...provider, name: `${name} ${copy}`, slug: `${slug}-${copy}` };
    const stored = await db.create({ collection: 'providers', data });
    ids.set(id, String(stored.id));
  }
  const copied = <Document extends { id: string; provider?: unknown }>(document: Document) => ({
    ...document,
    id: inCopy(document.id),
    provider: inCopy(document.provider),
  });
  await insertRows(
    payload,
    'registrations',
    demo.registrations.map(copied) as Row<'registrations'>[],
  );
  const products = demo.products.map((product) => ({
    ...copied(product),
    title: product.title?.replace(' – ', ` ${copy} – `),
    observation: { ...newestObservationOf(product), id: newId(db) },
  }));
  await insertRows(payload, 'products', products as Row<'products'>[]);
  await insertRows(
    payload,
    'reviews',
    demo.reviews.map(({ reports: _reports, reply: _reply, ...review }) =>
      copied(review),
    ) as Row<'reviews'>[],
  );
  for (const { id: _, provider, counts, newest } of demo.summaries) {
    const data = {
      provider: inCopy(provider),
      counts,
      newest: newest.map((review) => ({ ...review, id: inCopy(review.id) })),
    };
    await db.create({ collection: 'review-summaries', data, returning: false });
  }
  await appendObservations(
    db,
    demo.observations.map((row) => ({ ...copied(row), product: inCopy(row.product) })),
  );
}

/** Adds the weeks before the first look at each tenth product, with prices that move a little. */
async function lengthenLogs({ db }: Payload): Promise<void> {
  const { docs } = await db.find<Product & { id: string }>({
    collection: 'products',
    sort: 'id',
    pagination: false,
  });
  for (const [index, product] of docs.entries()) {
    if (index % oldEach > 0) continue;
    const where = { product: { equals: product.id } };
    const { docs: stored } = await db.find<ObservationRow>({
      collection: 'observations',
      where,
      sort: 'seenAt',
      pagination: false,
    });
    const [first] = stored;
    if (!first) continue;
    await appendObservations(
      db,
      Array.from({ length: weeksOfTenYears - stored.length }, (_, earlier) => {
        const seenAt = new Date(Date.parse(first.seenAt) - (earlier + 1) * week).toISOString();
        const pricePence = first.pricePence + 100 * (Math.floor(earlier / 13) % 20);
        return {
          ...first,
          id: newId(db),
          seenAt,
          recordedAt: seenAt,
          pricePence,
          firstOrderPricePence: null,
        };
      }),
    );
  }
}
