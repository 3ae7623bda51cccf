import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { FetchJson } from './fetch-json.ts';
import { toHttpError, type HttpError } from './http-error.ts';

/** What a route asks for before its page renders: the queries of `site/api`. */
export type PageQuery = { queryKey: QueryKey; meta?: QueryMeta };

type QueryMeta = {
  /** Stands in for the text of whatever went wrong with a read. */
  errorMessage?: string;
  /** Whether the page is still that page without it: a read that fails then leaves a gap, and no page of errors. */
  isOptional?: boolean;
};

/** A client with the data-loading rules of the specification's section 9 and the reading rules of section 7. */
export function createQueryClient(fetchJson: FetchJson): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          try {
            return await fetchJson(pathOf(queryKey));
          } catch (error) {
            throw toHttpError(error, meta?.errorMessage);
          }
        },
        staleTime: Infinity,
        gcTime: 5 * 60 * 1000,
        retry: false,
        // A failed read of the server is shown as it was rendered; 'Try again' reads anew.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: HttpError;
    queryMeta: QueryMeta;
  }
}

/** The path of a read: the key's parts joined by slashes, and its last part, if an object, as query parameters. */
export function pathOf(queryKey: QueryKey): string {
  const [base, ...rest] = queryKey;
  const parameters = rest.filter((part) => typeof part === 'object' && part !== null);
  const parts = rest.filter((part) => typeof part === 'string');
  const path = [String(base), ...parts.map(encodeURIComponent)].join('/');
  const query = parameters.flatMap((part) => Object.entries(part));
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
