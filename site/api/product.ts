import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contract/schemas/product.ts';
import type { HttpError } from './http-error.ts';

/** One dose at one provider. */
export function productQuery(id: string) {
  return queryOptions<Product, HttpError>({ queryKey: ['/api/products', id] });
}
