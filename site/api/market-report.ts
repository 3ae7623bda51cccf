import { queryOptions } from '@tanstack/react-query';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import type { HttpError } from './http-error.ts';

/** One market report with its figures; only asked for when there is a slug. */
export function marketReportQuery(slug: string) {
  return queryOptions<MarketReport, HttpError>({
    queryKey: ['/api/market-reports', slug],
    enabled: slug !== '',
  });
}
