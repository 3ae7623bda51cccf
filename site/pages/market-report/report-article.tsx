import type { MarketReport } from '#contract/schemas/market-report.ts';
import { useSubscribe } from '#site/api/subscriptions.ts';
import { ContentsList } from '#site/components/article/contents-list.tsx';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { LeadPicture } from '#site/components/picture/lead-picture.tsx';
import { ReportSections } from '#site/components/report/report-sections.tsx';
import { ReportSource } from '#site/components/report/report-source.tsx';
import { paths } from '#site/paths.ts';
import { contentsOf } from './contents-of.ts';
import { ReportData } from './report-data.tsx';
import { ReportHeader } from './report-header.tsx';

/** A report from its head to its last section. */
export function ReportArticle({ report }: { report: MarketReport }) {
  return (
    <article className="report">
      <PageHead
        title={report.title}
        fullTitle={report.seo.title ?? undefined}
        description={report.seo.description ?? report.description}
        canonicalPath={paths.report(report.slug)}
        type="article"
      />
      <ReportData report={report} />
      <ReportHeader report={report} />
      <div className="page-width grid gap-8 py-6 md:py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <ContentsList headings={contentsOf(report)} />
        <div className="min-w-0">
          <LeadPicture picture={report.picture} />
          <ReportSections report={report} subscription={useSubscribe()} />
          {report.snapshot && <ReportSource snapshot={report.snapshot} />}
          <p className="flex flex-wrap gap-4 border-t pt-6 print:hidden">
            <ButtonLink href={paths.marketAnalysis} variant="secondary">
              All market reports
            </ButtonLink>
            <ButtonLink href={paths.compare()} variant="secondary">
              Compare Prices
            </ButtonLink>
          </p>
        </div>
      </div>
    </article>
  );
}
