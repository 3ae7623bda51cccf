import { formatDate, formatMonth } from '#contract/rules/date.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Topics } from '#site/components/tag/topics.tsx';
import { paths } from '#site/paths.ts';

/** What a report is about, which month, and how long it takes to read. */
export function ReportHeader({ report }: { report: MarketReport }) {
  const { slug, title, description, category, month, readTimeMinutes, badges, figuresTakenAt } =
    report;
  return (
    <PageHeader
      title={title}
      lead={description}
      breadcrumbs={{
        parents: [{ name: 'Market Analysis', path: paths.marketAnalysis }],
        current: { name: title, path: paths.report(slug) },
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <div>
            <dt className="text-muted">Category</dt>
            <dd className="font-semibold">{category}</dd>
          </div>
          <div>
            <dt className="text-muted">Month</dt>
            <dd className="font-semibold">
              <time dateTime={month.slice(0, 7)}>{formatMonth(month)}</time>
            </dd>
          </div>
          {figuresTakenAt && (
            <div>
              <dt className="text-muted">Figures taken</dt>
              <dd className="font-semibold">
                <time dateTime={figuresTakenAt}>{formatDate(figuresTakenAt)}</time>
              </dd>
            </div>
          )}
          <div>
            <dt className="text-muted">Reading time</dt>
            <dd className="font-semibold">{readTimeMinutes} min read</dd>
          </div>
        </dl>
        <Topics badges={badges} />
      </div>
    </PageHeader>
  );
}
