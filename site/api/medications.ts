import { queryOptions } from '@tanstack/react-query';
import type { Medication } from '#contract/schemas/medication.ts';
import type { HttpError } from './http-error.ts';

/** The medications with their prices and number of providers. */
export const medicationsQuery = queryOptions<Medication[], HttpError>({
  queryKey: ['/api/medications'],
});
