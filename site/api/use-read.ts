import {
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HttpError } from './http-error.ts';

/** What has become of a read. */
export type Read<T> = Pick<
  UseQueryResult<T, HttpError>,
  'data' | 'error' | 'isError' | 'isFetching' | 'isPending' | 'isPlaceholderData' | 'isSuccess'
> & { refetch: () => Promise<unknown> };

/** What is read, and how. */
export type ReadOptions<T> = UseQueryOptions<T, HttpError>;

/** How the components of a page come by what it reads. */
export type Reading = {
  one: <T>(options: ReadOptions<T>) => Read<T>;
  many: <T>(options: readonly ReadOptions<T>[]) => readonly Read<T>[];
};

const CurrentReading = createContext<Reading>({ one: useQuery, many: useSeveralQueries });

function useSeveralQueries<T>(options: readonly ReadOptions<T>[]): readonly Read<T>[] {
  return useQueries({ queries: options });
}

/** On the server everything is read before a page renders; in the browser React Query reads. */
export const ReadingProvider = CurrentReading.Provider;

/** Reads what a page shows; it is rendered again with the answer. */
export function useRead<T>(options: ReadOptions<T>): Read<T> {
  return useContext(CurrentReading).one(options);
}

/** The same for as many reads as there are; in their order. */
export function useReads<T>(options: readonly ReadOptions<T>[]): readonly Read<T>[] {
  return useContext(CurrentReading).many(options);
}
