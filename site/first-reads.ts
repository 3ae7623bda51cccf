import type { FetchJson } from './api/fetch-json.ts';
import { toHttpError } from './api/http-error.ts';
import { pathOf, type PageQuery } from './api/query-client.ts';
import type { Read, ReadOptions, Reading } from './api/use-read.ts';

/**
 * Reads all that a page reads before the server renders it. What its components ask for besides is not there yet, and is read
 * in the browser; until then there is what they know to show in its place.
 */
export async function readFirst(
  queries: readonly PageQuery[],
  fetchJson: FetchJson,
): Promise<Reading> {
  const byPath = new Map(queries.map((query) => [pathOf(query.queryKey), query]));
  const reads = new Map<string, Read<unknown>>();
  await Promise.all(
    [...byPath].map(async ([path, { meta }]) => {
      try {
        reads.set(path, { ...done, data: await fetchJson(path), isSuccess: true });
      } catch (error) {
        reads.set(path, { ...done, error: toHttpError(error, meta?.errorMessage), isError: true });
      }
    }),
  );
  const one = <T>(options: ReadOptions<T>) =>
    (reads.get(pathOf(options.queryKey)) as Read<T> | undefined) ?? unread(options);
  return { one, many: (several) => several.map((query) => one(query)) };
}

function unread<T>({ placeholderData }: ReadOptions<T>): Read<T> {
  const data =
    typeof placeholderData === 'function'
      ? (placeholderData as () => T | undefined)()
      : placeholderData;
  if (data === undefined) return loading;
  return { ...loading, data, isPending: false, isPlaceholderData: true, isSuccess: true };
}

const loading = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: true,
  isPending: true,
  isPlaceholderData: false,
  isSuccess: false,
  // Nobody asks again before the page is in a browser.
  refetch: async () => {},
};

const done = { ...loading, isFetching: false, isPending: false };
