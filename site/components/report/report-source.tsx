import { counted, nounFor } from '#contract/rules/counted.ts';
import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import type { MonthSnapshot } from '#contract/schemas/month-data.ts';
import { paths } from '#site/paths.ts';

/** Below a report: the frozen data that its figures were worked out from, and what was left out of them. */
export function ReportSource({ snapshot }: { snapshot: MonthSnapshot }) {
  const { month, sha256, csvSha256, frozenAt, rowCount, leftOut } = snapshot;
  return (
    <section
      id="frozen-data"
      aria-labelledby="frozen-data-title"
      className="flex scroll-mt-4 flex-col gap-3 border-t pt-4 pb-8"
    >
      <h2 id="frozen-data-title" className="text-2xl">
        The data behind this report
      </h2>
      <p className="measure">
        Each figure with a dotted line leads to its rule and its rows. They were worked out from{' '}
        {counted(rowCount, 'row')}, frozen on{' '}
        <time dateTime={frozenAt}>{formatDate(frozenAt)}</time>; nothing changes them. What has no
        such line is the editors’ own.{' '}
        {leftOut === 0
          ? `Every price had been checked in the ${stalePriceDays} days before the month ended.`
          : `${counted(leftOut, 'price')} had last been checked more than ${stalePriceDays} days before the month ended and ${nounFor(leftOut, 'counts', 'count')} in no figure.`}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <a href={`${paths.dataMonth(month)}/${csvSha256}.csv`} className="text-link py-1">
          CSV
        </a>
        <a href={`${paths.dataMonth(month)}/${sha256}.json`} className="text-link py-1">
          JSON
        </a>
        <a href={paths.dataMonth(month)} className="text-link py-1">
          All data of {formatMonth(middleOf(month))}, and how to cite them
        </a>
      </p>
      <p className="text-sm text-muted">
        SHA-256 of the JSON file <code className="wrap-anywhere">{sha256}</code>
      </p>
    </section>
  );
}
