import { queryOptions } from '@tanstack/react-query';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { HttpError } from './http-error.ts';

/** What every dose on sale has cost in the last year; pages are whole without it. */
export const priceLinesQuery = queryOptions<PriceLines, HttpError>({
  queryKey: ['/api/price-lines'],
  meta: { isOptional: true },
});
