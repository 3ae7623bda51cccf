import type { Payload } from 'payload';
import type { Observation } from '#collections/payload-types.ts';
import { isId } from '#collections/products/newest-observation.ts';
import { seenFields } from '#collections/products/observed-fields.ts';
import { relationId } from '#collections/relation-id.ts';
import { readFields } from '#cms/database/read-fields.ts';
import type { PriceColumn } from '../file/price-columns.ts';
import type { FileRow } from '../file/table.ts';
import { inGroups } from '#cms/runtime/in-groups.ts';
import { initialValues, type PriceValues } from '../price-fields.ts';
import type { StoredProduct } from '../store/price-state.ts';
import { createPriceStore } from '../store/price-store.ts';
import { productKey, type Directory, type Download } from './plan-import.ts';

/** Everything that the rows of a file are compared with, as stored now. */
export async function readDirectory(
  payload: Payload,
  rows: readonly FileRow<PriceColumn>[],
): Promise<Directory> {
  const products = await readProducts(payload);
  const current = new Set(products.map(({ observation }) => observation?.id));
  const versions = new Set(rows.flatMap(({ cells: { version } }) => version || []));
  const stale = [...versions].filter(
    (version) => !current.has(version) && isId(payload.db, version),
  );
  return {
    ...(await readNames(payload)),
    products,
    downloads: await readDownloads(payload, stale),
  };
}

/** All products, those in the trash too. */
export function readProducts(payload: Payload): Promise<StoredProduct[]> {
  return createPriceStore(payload).readProducts();
}

/** What products were at some observations; an id that nothing has is passed over. */
async function readDownloads(
  payload: Payload,
  ids: readonly string[],
): Promise<Directory['downloads']> {
  const downloads = new Map<string, Download>();
  for await (const group of inGroups(ids, 500)) {
    const { docs } = await payload.find({
      collection: 'observations',
      where: { id: { in: group } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const observation of docs) {
      downloads.set(observation.id, {
        ...valuesSeen(observation),
        product: relationId(observation.product),
        key: productKey({
          provider: relationId(observation.provider),
          medication: relationId(observation.medication),
          dose: observation.dose,
        }),
      });
    }
  }
  return downloads;
}

/** What an observation says of a product; what was not known then is as in a new product. */
function valuesSeen({ seenAt, ...observation }: Observation): PriceValues {
  const initial: Partial<PriceValues> = initialValues;
  const values = seenFields.map((name) => [name, observation[name] ?? initial[name]]);
  return Object.fromEntries([...values, ['checkedAt', seenAt]]) as PriceValues;
}

/** The names of all providers and medications, those in the trash aside. */
export async function readNames(
  payload: Payload,
): Promise<Pick<Directory, 'medications' | 'providers'>> {
  const [providers, medications] = await Promise.all([
    readNamesOf(payload, 'providers'),
    readNamesOf(payload, 'medications'),
  ]);
  return { providers, medications };
}

/** Below Payload, which would keep all others waiting for a third of a second for three thousand names. */
async function readNamesOf(payload: Payload, collection: 'medications' | 'providers') {
  const names = await readFields(payload, collection, ['id', 'name', 'slug', 'deletedAt']);
  return names.filter(({ deletedAt }) => !deletedAt);
}
