import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { marketReportQuery } from '#site/api/market-report.ts';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { Page as NotFound } from '../not-found/page.tsx';
import { ReportArticle } from './report-article.tsx';

/** One market report. */
export function Page() {
  const { slug = '' } = useParams();
  const report = useQuery(marketReportQuery(slug));
  return (
    <LoadedPage
      query={report}
      notFound={<NotFound />}
      title="Market report"
      description="A report on the prices of weight loss medications."
      loadingText="Loading the report..."
      errorTitle="This report is not available at the moment"
    >
      {(loaded) => <ReportArticle key={slug} report={loaded} />}
    </LoadedPage>
  );
}
