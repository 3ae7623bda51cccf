import type { CollectionBeforeChangeHook } from 'payload';
import type { Product } from '../payload-types.ts';

/** Whoever enters a new price has just checked it, unless they say when they did. */
export const setCheckedAt: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const hasNewPrice = data.pricePence !== undefined && data.pricePence !== originalDoc?.pricePence;
  const saysWhen = data.checkedAt !== undefined && data.checkedAt !== originalDoc?.checkedAt;
  return hasNewPrice && !saysWhen ? { ...data, checkedAt: new Date().toISOString() } : data;
};
