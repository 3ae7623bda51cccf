import { queryOptions } from '@tanstack/react-query';
import type { Stats } from '#contract/schemas/stats.ts';
import type { HttpError } from './http-error.ts';

/** The counts and lowest prices of the whole directory. */
export const statsQuery = queryOptions<Stats, HttpError>({ queryKey: ['/api/stats'] });
