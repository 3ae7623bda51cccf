import { useLocation } from 'react-router-dom';
import { legalPageQuery } from '#site/api/legal-page.ts';
import { useRead } from '#site/api/use-read.ts';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { Page as NotFound } from '../not-found/page.tsx';
import { LegalDocument } from './legal-document.tsx';

/** The legal page stored under the current path. */
export function Page() {
  const slug = useLocation().pathname.slice(1).toLowerCase();
  const legalPage = useRead(legalPageQuery(slug));
  return (
    <LoadedPage
      query={legalPage}
      notFound={<NotFound />}
      title="Legal information"
      description="Terms, privacy and regulatory information."
      loadingText="Loading the page..."
      errorTitle="This page is not available at the moment"
    >
      {(loaded) => <LegalDocument page={loaded} />}
    </LoadedPage>
  );
}
