import { queryOptions } from '@tanstack/react-query';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import type { HttpError } from './http-error.ts';

/** What is stored about the address that a link from one of our emails names. */
export function storedSubscriptionQuery(token: string) {
  return queryOptions<StoredSubscription, HttpError>({
    queryKey: ['/api/subscription', { token }],
  });
}
