import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

/** The part of a query's result that the states need. */
type Query<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<T> = {
  query: Query<T>;
  loadingText: string;
  errorTitle?: string;
  children: (data: T) => ReactNode;
};

/** Renders a query's data, or its loading or error state. */
export function Loaded<T>({ query, loadingText, errorTitle, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching) {
    return <ErrorState title={errorTitle} onRetry={() => void query.refetch()} />;
  }
  return <LoadingState text={loadingText} />;
}
