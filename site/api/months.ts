import { queryOptions } from '@tanstack/react-query';
import type { DataMonths, FigureReceipt, MonthDescription } from '#contract/schemas/month-data.ts';
import type { HttpError } from './http-error.ts';

/** The months whose data are frozen. */
export const dataMonthsQuery = queryOptions<DataMonths, HttpError>({
  queryKey: ['/api/data'],
  meta: { isOptional: true },
});

/** The frozen data of a month. */
export function dataMonthQuery(month: string) {
  return queryOptions<MonthDescription, HttpError>({ queryKey: ['/api/data', month] });
}

/** What the address of a figure narrows it to, and the file that it is from. */
export const figureParameters = ['provider', 'medication', 'dose', 'kind', 'file'] as const;

/** A figure worked out again from a frozen file. */
export function figureQuery(month: string, figure: string, search: URLSearchParams) {
  const given = figureParameters.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return queryOptions<FigureReceipt, HttpError>({
    queryKey: ['/api/data', month, 'figures', figure, Object.fromEntries(given)],
  });
}
