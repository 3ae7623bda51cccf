import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { PriceHistory, Product } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';

/** Appends to the price history whenever a price is set or changed, by whatever route. */
export const recordPriceChange: CollectionAfterChangeHook<Product> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const oldPricePence = operation === 'create' ? null : previousDoc.pricePence;
  if (oldPricePence === doc.pricePence) return;
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
      source: sourceOf(req),
    },
    overrideAccess: true,
    req,
  });
};

/** A caller that is not a person in the admin names itself in `req.context.priceSource`. */
function sourceOf({ context, user }: PayloadRequest): PriceHistory['source'] {
  return (
    (context.priceSource as PriceHistory['source'] | undefined) ?? (user ? 'editor' : 'system')
  );
}
