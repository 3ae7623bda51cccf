import { memoiseByObject } from '#contract/rules/memoise.ts';
import { selectingSteps } from '#contract/rules/select-products.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { ProductsQuery } from '#contract/schemas/products-query.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { inTurns } from '../runtime/in-turns.ts';

/** What is being worked out of a list, by its query: a page asks for the products and for their earlier prices at once. */
const underWay = memoiseByObject<readonly Product[], Map<string, Promise<readonly Product[]>>>(
  () => new Map(),
);

/**
 * The products that match a query, in its order, now or as they were known at the end of a day.
 * @throws BadRequest if nothing is known of that day.
 */
export async function matchingProducts(
  catalogue: Pick<CatalogueService, 'current' | 'productsAsOf'>,
  { asOf, ...query }: ProductsQuery,
): Promise<readonly Product[]> {
  const products =
    asOf === undefined ? catalogue.current().products : await catalogue.productsAsOf(asOf);
  const ofProducts = underWay(products);
  const key = JSON.stringify(query);
  const matching =
    ofProducts.get(key) ??
    inTurns(selectingSteps(products, query)).finally(() => ofProducts.delete(key));
  ofProducts.set(key, matching);
  return matching;
}
