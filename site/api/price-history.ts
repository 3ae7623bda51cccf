import { queryOptions } from '@tanstack/react-query';
import type { HistoryRange } from '#contract/rules/history-range.ts';
import type { MarketHistory, ProviderHistory } from '#contract/schemas/price-history.ts';
import type { HttpError } from './http-error.ts';

/** What is known of the past of every product of a provider. */
export function providerHistoryQuery(slug: string) {
  return queryOptions<ProviderHistory, HttpError>({
    queryKey: ['/api/providers', slug, 'price-history'],
    meta: { isOptional: true },
  });
}

export type MarketHistoryRequest = {
  /** As a filter names it, in lower case. */
  medication: string;
  /** The lowest one on sale if it is left out. */
  dose?: string;
  /** A year if it is left out. */
  months?: HistoryRange;
};

/** What one dose of a medication has cost at all registered providers together. */
export function marketHistoryQuery({ medication, ...query }: MarketHistoryRequest) {
  return queryOptions<MarketHistory, HttpError>({
    queryKey: ['/api/medications', medication, 'price-history', query],
    meta: { isOptional: true },
  });
}
