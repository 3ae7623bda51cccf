import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage } from '#contract/rules/list-page.ts';
import { isUnderstood } from '#contract/rules/filter-amounts.ts';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { HttpError } from './http-error.ts';
import type { PageQuery } from './query-client.ts';
import { productsParameters, type ProductsRequest } from './products.ts';
import { useIdle } from './use-idle.ts';
import { useRead } from './use-read.ts';

type PriceLinesRequest = ProductsRequest & { page: ListPage };

/** What a page with the comparison reads of it first; nothing where the choice is not understood. */
export function priceLinesQueries(request: PriceLinesRequest): PageQuery[] {
  return isUnderstood(request) ? [priceLinesQuery(request)] : [];
}

/**
 * By product, what those on a page have cost. Once the page is awake and at rest, those that it can show at once are read
 * too: paper has no next page to press. After another choice the lines of the one before stay until the new ones are there.
 */
export function usePriceLines(request: PriceLinesRequest): PriceLines['prices'] | undefined {
  const onPage = useRead({
    ...priceLinesQuery(request),
    enabled: isUnderstood(request),
    placeholderData: keepPreviousData,
  });
  const atOnce = useRead({
    ...priceLinesQuery({ ...request, page: 'everything' }),
    enabled: useIdle() && onPage.isSuccess && !onPage.isPlaceholderData,
    placeholderData: keepPreviousData,
  });
  const [shown, all] = [onPage.data?.prices, atOnce.data?.prices];
  return useMemo(
    () => (all === undefined || all === shown ? shown : { ...all, ...shown }),
    [all, shown],
  );
}

/** What the products on a page of the comparison have cost in the last year; pages are whole without it. */
function priceLinesQuery({ page, ...request }: PriceLinesRequest) {
  return queryOptions<PriceLines, HttpError>({
    queryKey: ['/api/price-lines', { ...productsParameters(request), page: String(page) }],
    meta: { isOptional: true },
  });
}
