import type { PayloadRequest } from 'payload';

/** By which route a price came in or was checked. */
export const priceSources = [
  { label: 'Editor', value: 'editor' },
  { label: 'Import', value: 'import' },
  { label: 'Import undone', value: 'undo' },
  { label: 'Demo data', value: 'seed' },
  { label: 'System', value: 'system' },
] as const;
export type PriceSource = (typeof priceSources)[number]['value'];

/** A caller that is not a person in the admin names itself in `req.context.priceSource`. */
export function priceSourceOf({ context, user }: PayloadRequest): PriceSource {
  return (context.priceSource as PriceSource | undefined) ?? (user ? 'editor' : 'system');
}
