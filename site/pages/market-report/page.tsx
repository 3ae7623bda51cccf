import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { marketReportQuery } from '#site/api/market-report.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { Page as NotFound } from '../not-found/page.tsx';
import { ReportArticle } from './report-article.tsx';

/** One market report. */
export function Page() {
  const { slug = '' } = useParams();
  const report = useQuery(marketReportQuery(slug));
  if (report.error?.status === 404) return <NotFound />;
  if (report.data) return <ReportArticle key={slug} report={report.data} />;
  return (
    <div className="page-width py-8">
      <Loaded
        query={report}
        loadingText="Loading the report..."
        errorTitle="This report is not available at the moment"
      >
        {() => null}
      </Loaded>
    </div>
  );
}
