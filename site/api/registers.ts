import { queryOptions } from '@tanstack/react-query';
import type { RegisterCount } from '#contract/schemas/register-count.ts';
import type { HttpError } from './http-error.ts';

/** How many providers are on each public register. */
export const registerCountsQuery = queryOptions<readonly RegisterCount[], HttpError>({
  queryKey: ['/api/registers'],
});
