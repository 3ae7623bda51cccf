import { found } from './found.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/**
 * The product of an id that is on the site.
 * @throws NotFound if there is none
 */
export function listedProduct(catalogue: Pick<CatalogueService, 'current'>, id: string) {
  const { products } = catalogue.current();
  return found(
    products.find((product) => product.id === id),
    'There is no product at this address.',
  );
}
