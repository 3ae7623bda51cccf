import { Link } from 'react-router-dom';
import { formatMonth } from '../../../contract/rules/date.ts';
import type { MarketReportCard } from '../../../contract/schemas/market-report.ts';
import { Tag } from '../../components/tag/tag.tsx';
import { paths } from '../../paths.ts';

/** A report in the archive; the whole row leads to it. */
export function ReportCard({ report }: { report: MarketReportCard }) {
  const { slug, title, description, category, month, readTimeMinutes, badges } = report;
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-t py-5 hover:bg-sunken md:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <p className="text-sm">
        <span className="font-semibold">{category}</span>
        <span className="text-muted max-md:before:content-['_·_'] md:block">
          {formatMonth(month)}
        </span>
      </p>
      <div className="flex flex-col gap-2">
        <h3 className="text-lg">
          <Link
            to={paths.report(slug)}
            className="text-primary after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="measure text-muted">{description}</p>
        <ul className="flex flex-wrap gap-2" aria-label="Topics">
          {badges.map((badge) => (
            <li key={badge}>
              <Tag>{badge}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-muted">{readTimeMinutes} min read</p>
    </li>
  );
}
