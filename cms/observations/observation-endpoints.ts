import { observationPageSchema, observationsQuerySchema } from '#contract/schemas/observation.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
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
      run: ({ params: { id }, query }) => observations.page(listedProduct(catalogue, id), query),
    }),
  ];
}
