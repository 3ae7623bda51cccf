import { queryOptions } from '@tanstack/react-query';
import type { Discount } from '#contract/schemas/discount.ts';
import type { HttpError } from './http-error.ts';

/** The offers that hold now, newest first. */
export const discountsQuery = queryOptions<Discount[], HttpError>({
  queryKey: ['/api/discounts'],
});
