import type { Payload } from 'payload';
import type { PriceHistory } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';

/** No process is in the middle of more saves than this when it ends. */
const savesAtOnce = 100;

/**
 * Appends the entries that the price history lacks: without transactions, a process may have ended between a price
 * and its entry. Only the products saved last can lack one. An import under way appends its own.
 */
export async function repairPriceHistory(payload: Payload): Promise<void> {
  const imports = await payload.count({
    collection: 'price-imports',
    where: { status: { in: ['applying', 'undoing'] } },
    overrideAccess: true,
  });
  if (imports.totalDocs > 0) return;
  if (await isImportHalfDone(payload)) return;
  const { docs: products } = await payload.find({
    collection: 'products',
    sort: '-updatedAt',
    limit: savesAtOnce,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  const last = await lastChanges(
    payload,
    products.map(({ id }) => id),
  );
  for (const product of products) {
    const oldPricePence = last.get(product.id)?.newPricePence;
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

/** An import completes the history of its own products, from its journal. */
async function isImportHalfDone(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'price-imports',
    where: { status: { in: ['applying', 'undoing'] } },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

async function lastChanges(
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
