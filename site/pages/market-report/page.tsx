import { marketReportQuery } from '#site/api/market-report.ts';
import { useRead } from '#site/api/use-read.ts';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { Page as NotFound } from '../not-found/page.tsx';
import { ReportArticle } from './report-article.tsx';

/** One market report. */
export function Page() {
  const { slug = '' } = usePathParameters();
  const report = useRead(marketReportQuery(slug));
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
