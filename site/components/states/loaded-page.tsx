import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';

type Props<T> = LoadedProps<T> & {
  query: { error: { status: number } | null };
  /** The page if the query finds nothing. */
  notFound: ReactNode;
  /** The title and description while there is no data. */
  title: string;
  description: string;
};

/** A page made of one query's data; without it, a page with its loading or error state that search engines leave out. */
export function LoadedPage<T>({ notFound, title, description, ...loaded }: Props<T>) {
  const { query, children } = loaded;
  if (query.error?.status === 404) return notFound;
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={title} />
      <div className="page-width py-8">
        <Loaded {...loaded} />
      </div>
    </>
  );
}
