import { formatMonth } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { nextReportMonth } from '#contract/rules/report-month.ts';
import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { ReportCard } from './report-card.tsx';

/** All reports by year, newest first, and when to expect the next one. */
export function Archive({ reports }: { reports: readonly MarketReportCard[] }) {
  const next = nextReportMonth(reports.map(({ month }) => month));
  return (
    <section aria-labelledby="archive" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="archive" className="text-2xl md:text-3xl">
          Monthly Report Archive
        </h2>
        {next !== null && (
          <p className="text-muted">
            Next Report: <strong className="text-ink">{formatMonth(next)}</strong>
          </p>
        )}
      </div>
      {reports.length === 0 ? (
        <EmptyState title="No reports yet" text="The first monthly report is being prepared." />
      ) : (
        [...groupBy(reports, ({ month }) => yearOf(month))].map(([year, ofYear]) => (
          <div key={year} className="flex flex-col gap-3">
            <h3 className="text-xl">{year}</h3>
            <ul className="border-b">
              {ofYear.map((report) => (
                <ReportCard key={report.slug} report={report} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}

/** `2025`, of an ISO time, in British time. */
function yearOf(isoTime: string): string {
  return formatMonth(isoTime).split(' ')[1] ?? '';
}
