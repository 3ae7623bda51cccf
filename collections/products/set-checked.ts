import type { CollectionBeforeChangeHook } from 'payload';
import type { Product } from '../payload-types.ts';
import { priceSourceOf } from '../price-sources.ts';

/**
 * Keeps when a price was checked, by whom and by which route. Whoever enters a new price has just checked it, unless
 * they say when they did; whoever says so is the one who checked.
 */
export const setChecked: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const hasNewPrice = data.pricePence !== undefined && data.pricePence !== originalDoc?.pricePence;
  const saysWhen = data.checkedAt !== undefined && data.checkedAt !== originalDoc?.checkedAt;
  if (!hasNewPrice && !saysWhen) return data;
  return {
    ...data,
    ...(!saysWhen && { checkedAt: new Date().toISOString() }),
    checkedBy: req.user?.id ?? null,
    checkedThrough: priceSourceOf(req),
  };
};
