import { queryOptions } from '@tanstack/react-query';
import type { ObservationPage } from '#contract/schemas/observation.ts';
import type { HttpError } from './http-error.ts';

/** One page of what was seen of a product, newest first. */
export function observationsQuery(productId: string, page: number) {
  return queryOptions<ObservationPage, HttpError>({
    queryKey: ['/api/products', productId, 'observations', { page: String(page) }],
    meta: { isOptional: true },
  });
}

/** The page that an address asks for; what it does not say well is the first. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
