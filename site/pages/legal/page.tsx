import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { legalPageQuery } from '#site/api/legal-page.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { Page as NotFound } from '../not-found/page.tsx';
import { LegalDocument } from './legal-document.tsx';

/** The legal page stored under the current path. */
export function Page() {
  const slug = useLocation().pathname.slice(1).toLowerCase();
  const legalPage = useQuery(legalPageQuery(slug));
  if (legalPage.error?.status === 404) return <NotFound />;
  if (legalPage.data) return <LegalDocument page={legalPage.data} />;
  return (
    <div className="page-width py-8">
      <Loaded
        query={legalPage}
        loadingText="Loading the page..."
        errorTitle="This page is not available at the moment"
      >
        {() => null}
      </Loaded>
    </div>
  );
}
