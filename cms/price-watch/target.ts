import type { Payload } from 'payload';
import type { Product, WatchedPrice, WatchedProvider } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { findReadable } from '#cms/database/find-readable.ts';
import type { WantedProduct, WatchRule } from './page/reading.ts';
import { readMedicationNames, wantedProduct } from './wanted-product.ts';

/** A watched price with all that a visit needs. */
export type Target = {
  watch: WatchedPrice;
  product: Product;
  wanted: WantedProduct;
  address: string | null;
  rule: WatchRule;
  /** Whether an unchanged price is recorded as a check automatically. */
  countsUnchanged: boolean;
};

type Given = Partial<Pick<WatchedPrice, 'address' | 'priceSelector' | 'stockSelector'>>;

/** Of watched prices whose product is not in the trash and can be read. */
export async function readTargets(
  payload: Payload,
  watches: readonly WatchedPrice[],
): Promise<Target[]> {
  const products = await findReadable(payload, {
    collection: 'products',
    where: { id: { in: watches.map(({ product }) => relationId(product)) } },
    depth: 0,
    overrideAccess: true,
  });
  const providers = await readWatchedProviders(
    payload,
    products.map(({ provider }) => relationId(provider)),
  );
  const names = await readMedicationNames(payload);
  const byId = new Map(products.map((product) => [product.id, product]));
  return watches.flatMap((watch) => {
    const product = byId.get(relationId(watch.product));
    if (!product) return [];
    const provider = providers.get(relationId(product.provider));
    const countsUnchanged = provider?.countsUnchanged ?? false;
    const wanted = wantedProduct(product, names);
    return [{ watch, product, wanted, countsUnchanged, ...ruleFor(watch, provider, product) }];
  });
}

/** How a page is read for a watched price, as a text that stays the same as long as nothing of it is changed. */
export function readingOf({
  address,
  rule,
  wanted,
}: Pick<Target, 'address' | 'rule' | 'wanted'>): string {
  return JSON.stringify([address, rule, wanted]);
}

/** What the watch is told of these providers, by their ids. */
export async function readWatchedProviders(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WatchedProvider>> {
  const found = await findReadable(payload, {
    collection: 'watched-providers',
    where: { provider: { in: [...new Set(ids)] } },
    depth: 0,
    overrideAccess: true,
  });
  return new Map(found.map((watched) => [relationId(watched.provider), watched]));
}

/** Where and how a price is looked up: as it says itself, else as its provider does. */
export function ruleFor(
  own: Given,
  provider: Given | undefined,
  product: Pick<Product, 'sourceUrl'> | undefined,
): { address: string | null; rule: WatchRule } {
  const { priceSelector, stockSelector } = own.priceSelector ? own : (provider ?? {});
  return {
    address: own.address || provider?.address || product?.sourceUrl || null,
    rule: {
      priceSelector: priceSelector || null,
      stockSelector: own.stockSelector || stockSelector || null,
    },
  };
}
