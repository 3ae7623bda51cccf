import { formatMonth } from '#contract/rules/date.ts';
import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import { Topics } from '#site/components/tag/topics.tsx';
import { paths } from '#site/paths.ts';

/** A report in the archive with the first figure that it names; the whole row leads to it. */
export function ReportCard({ report }: { report: MarketReportCard }) {
  const { slug, title, description, category, month, readTimeMinutes, badges, keyFigure } = report;
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-t py-5 hover:bg-sunken md:grid-cols-[12rem_minmax(0,1fr)_10rem]">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted md:flex-col">
        <strong className="text-ink">{category}</strong>
        <span>{formatMonth(month)}</span>
        <span>{readTimeMinutes} min read</span>
      </p>
      <div className="flex flex-col gap-2">
        <h4 className="text-lg">
          <a
            href={paths.report(slug)}
            className="text-primary after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </h4>
        <p className="measure text-muted">{description}</p>
        <Topics badges={badges} />
      </div>
      {keyFigure && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted md:flex-col md:gap-0">
          <strong className="text-2xl text-ink">{keyFigure.value}</strong>
          {keyFigure.label}
          {keyFigure.isEdited && <span>entered by an editor</span>}
        </p>
      )}
    </li>
  );
}
