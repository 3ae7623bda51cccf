import { observationPageSchema, observationsQuerySchema } from '#contract/schemas/observation.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { NotFound } from '../runtime/errors.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { listedProduct } from '../api/listed-product.ts';
import type { ObservationService } from './observation-service.ts';

type Parts = { catalogue: Pick<CatalogueService, 'current'>; observations: ObservationService };

/** What visitors read of the log. */
export function observationEndpoints({ catalogue, observations }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/products/:id/observations',
      summary: 'One page of what was seen of a product, newest first',
      query: observationsQuerySchema,
      answer: observationPageSchema,
      run: async ({ params: { id }, query }) => {
        const page = await observations.page(listedProduct(catalogue, id), query);
        if (query.page > 1 && page.observations.length === 0)
          throw new NotFound('There is no such page.');
        return page;
      },
    }),
  ];
}
