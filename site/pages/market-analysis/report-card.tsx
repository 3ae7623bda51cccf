import { formatMonth } from '#contract/rules/date.ts';
import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import { Topics } from '#site/components/tag/topics.tsx';
import { paths } from '#site/paths.ts';

/**
 * A report in the archive with the first figure that it names; the whole row leads to it. Its look is in report-card.css,
 * because a page has many.
 */
export function ReportCard({ report }: { report: MarketReportCard }) {
  const { slug, title, description, category, month, readTimeMinutes, badges, keyFigure } = report;
  return (
    <li className="report-card">
      <p>
        <strong>{category}</strong>
        <span>{formatMonth(month)}</span>
        <span>{readTimeMinutes} min read</span>
      </p>
      <div>
        <h4>
          <a href={paths.report(slug)} className="card-link">
            {title}
          </a>
        </h4>
        <p>{description}</p>
        <Topics badges={badges} />
      </div>
      {keyFigure && (
        <p>
          <strong>{keyFigure.value}</strong>
          {keyFigure.label}
          {keyFigure.isEdited && <span>entered by an editor</span>}
        </p>
      )}
    </li>
  );
}
