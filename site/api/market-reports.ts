import { queryOptions } from '@tanstack/react-query';
import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import type { HttpError } from './http-error.ts';

/** The cards of all market reports, newest month first. */
export const marketReportsQuery = queryOptions<MarketReportCard[], HttpError>({
  queryKey: ['/api/market-reports'],
});
