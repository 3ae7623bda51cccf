import { queryOptions } from '@tanstack/react-query';
import type { ProviderNames, SideBySide } from '#contract/schemas/side-by-side.ts';
import type { HttpError } from './http-error.ts';

export type SideBySideRequest = {
  medication?: string | undefined;
  dose?: string | undefined;
  /** The slugs of the providers. */
  providers: readonly string[];
};

/** Two to four providers side by side; the API says what is wrong with a request. */
export function sideBySideQuery({ medication, dose, providers }: SideBySideRequest) {
  return queryOptions<SideBySide, HttpError>({
    queryKey: [
      '/api/side-by-side',
      { ...(medication && { medication }), ...(dose && { dose }), providers: providers.join(',') },
    ],
  });
}

/** The names of all providers. */
export const providerNamesQuery = queryOptions<ProviderNames, HttpError>({
  queryKey: ['/api/provider-names'],
});
