import { queryOptions } from '@tanstack/react-query';
import type { Provider } from '#contract/schemas/company.ts';
import type { HttpError } from './http-error.ts';

/** One provider with everything about it; only asked for when there is a slug. */
export function providerQuery(slug: string) {
  return queryOptions<Provider, HttpError>({
    queryKey: ['/api/providers', slug],
    enabled: slug !== '',
  });
}
