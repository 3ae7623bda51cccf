import { queryOptions } from '@tanstack/react-query';
import type { HttpError } from './http-error.ts';

type Parameter = { name: string; in: 'path' | 'query'; schema: { enum?: string[] } };

/** As much of the API's own description as its page shows. */
export type OpenApi = {
  paths: Readonly<
    Record<string, Readonly<Record<string, { summary: string; parameters: readonly Parameter[] }>>>
  >;
};

/** What the API says of itself. */
export const openApiQuery = queryOptions<OpenApi, HttpError>({ queryKey: ['/api/openapi.json'] });
