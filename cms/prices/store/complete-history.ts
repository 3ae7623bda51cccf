import type { Payload } from 'payload';
import type { PriceHistory } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';

/** More saves than a process can have under way when it ends. */
const maxOpenSaves = 100;

/**
 * Appends the entries that are missing from the price history: without transactions, a process may have ended between
 * storing a price and its entry. Only the products saved last can lack one. Does nothing while an import is under way,
 * which appends its own.
 */
export async function completePriceHistory(payload: Payload): Promise<void> {
  if (await isImportUnderWay(payload)) return;
  const { docs: products } = await payload.find({
    collection: 'products',
    sort: '-updatedAt',
    limit: maxOpenSaves,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  const entries = await newestEntries(
    payload,
    products.map(({ id }) => id),
  );
  for (const product of products) {
    const oldPricePence = entries.get(product.id)?.newPricePence;
    if (oldPricePence === product.pricePence) continue;
    await payload.create({
      collection: 'price-history',
      data: {
        product: product.id,
        provider: relationId(product.provider),
        medication: relationId(product.medication),
        dose: product.dose,
        oldPricePence,
        newPricePence: product.pricePence,
        changedAt: product.updatedAt,
        source: 'system',
      },
      overrideAccess: true,
    });
  }
}

async function isImportUnderWay(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'price-imports',
    where: { status: { in: ['applying', 'undoing'] } },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

async function newestEntries(
  payload: Payload,
  products: readonly string[],
): Promise<ReadonlyMap<string, PriceHistory>> {
  const { docs } = await payload.find({
    collection: 'price-history',
    where: { product: { in: products } },
    sort: ['changedAt', 'createdAt'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map((change) => [relationId(change.product), change]));
}
