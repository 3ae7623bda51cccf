import { queryOptions } from '@tanstack/react-query';
import type { Home } from '#contract/schemas/site.ts';
import type { HttpError } from './http-error.ts';

/** What editors set for the home page. */
export const homeQuery = queryOptions<Home, HttpError>({ queryKey: ['/api/home'] });
