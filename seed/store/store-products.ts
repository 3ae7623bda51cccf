import type { Payload } from 'payload';
import { productTitle } from '#collections/products/product-title.ts';
import { nameObservation } from '#collections/products/newest-observation.ts';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import { medications } from '../demo/medications.ts';
import { lastCheckAt } from '../demo/prices/history.ts';
import { products, type ProductData } from '../demo/prices/index.ts';
import { providers } from '../demo/providers/index.ts';
import { known } from './known.ts';

export type StoredProduct = ProductData & { id: string; provider: string; medication: string };

/** Stores the missing products; returns all of them with their ids. */
export async function storeProducts({
  payload,
  date,
  providerIds,
  medicationIds,
}: {
  payload: Payload;
  date: Date;
  providerIds: ReadonlyMap<string, string>;
  medicationIds: ReadonlyMap<string, string>;
}): Promise<StoredProduct[]> {
  const names = new Map([...providers, ...medications].map(({ slug, name }) => [slug, name]));
  const titleOf = ({ providerSlug, medicationSlug, dose }: ProductData) =>
    productTitle({
      provider: known(names, providerSlug),
      medication: known(names, medicationSlug),
      dose,
    });
  const related = products.map((product) => ({
    ...product,
    provider: known(providerIds, product.providerSlug),
    medication: known(medicationIds, product.medicationSlug),
  }));

  const stored = await productIds(payload);
  const missing = related.filter((product) => !stored.has(keyOf(product)));
  await insertRows(
    payload,
    'products',
    missing.map((product) => toRow(product, { payload, title: titleOf(product), date })),
  );

  const ids = await productIds(payload);
  return related.map((product) => ({ ...product, id: known(ids, keyOf(product)) }));
}

function toRow(
  product: Omit<StoredProduct, 'id'>,
  { payload, title, date }: { payload: Payload; title: string; date: Date },
): Row<'products'> {
  const checkedAt = lastCheckAt(product, date);
  const { provider, medication, dose, pricePence, consultationFeePence, deliveryFeePence } =
    product;
  return {
    title,
    provider,
    medication,
    dose,
    pricePence,
    priceUnit: 'month',
    firstOrderPricePence: product.firstOrderOffPence
      ? pricePence - product.firstOrderOffPence
      : null,
    consultationFeePence,
    consultationFeeBasis: product.consultationFeeBasis ?? null,
    deliveryFeePence,
    inStock: product.inStock,
    sourceUrl: sourceUrl(product),
    checkedAt,
    checkedThrough: 'sample',
    observation: nameObservation(payload, { route: 'sample', recordedAt: checkedAt }),
  };
}

/** The page on which a product is seen. */
export function sourceUrl({ providerSlug, medicationSlug }: ProductData): string {
  return `https://${providerSlug}.example/${medicationSlug}`;
}

async function productIds(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'products',
    depth: 0,
    pagination: false,
    select: { provider: true, medication: true, dose: true },
    overrideAccess: true,
  });
  return new Map(docs.map((product) => [keyOf(product), product.id]));
}

function keyOf({
  provider,
  medication,
  dose,
}: {
  provider: unknown;
  medication: unknown;
  dose: string;
}): string {
  return `${String(provider)} ${String(medication)} ${dose}`;
}
