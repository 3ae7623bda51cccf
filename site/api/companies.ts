import { queryOptions } from '@tanstack/react-query';
import type { Company } from '#contract/schemas/company.ts';
import type { HttpError } from './http-error.ts';

/** All providers with their products and newest reviews. */
export const companiesQuery = queryOptions<Company[], HttpError>({ queryKey: ['/api/companies'] });

/** The first ten of them. */
export const firstCompaniesQuery = queryOptions<Company[], HttpError>({
  queryKey: ['/api/companies', { limit: '10' }],
});
