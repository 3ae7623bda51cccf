import type { CollectionAfterChangeHook } from 'payload';
import { isAmount } from '../fields/pence.ts';
import type { Product } from '../payload-types.ts';
import { priceSourceOf } from '../price-sources.ts';
import { relationId } from '../relation-id.ts';

/** Appends to the price history whenever a price is set or changed, by whatever route. */
export const recordPriceChange: CollectionAfterChangeHook<Product> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'create' ? null : previousDoc.pricePence;
  if (before === doc.pricePence) return;
  // A figure put in below Payload that is no price must not keep an editor from putting it right.
  const oldPricePence = before !== null && isAmount(before, 1) ? before : null;
  await req.payload.create({
    collection: 'price-history',
    data: {
      product: doc.id,
      provider: relationId(doc.provider),
      medication: relationId(doc.medication),
      dose: doc.dose,
      oldPricePence,
      newPricePence: doc.pricePence,
      changedAt: new Date().toISOString(),
      changedBy: req.user?.id,
      source: priceSourceOf(req),
    },
    overrideAccess: true,
    req,
  });
};
