import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import type { MonthDescription } from '#contract/schemas/month-data.ts';
import { paths } from '#site/paths.ts';

type Props = { snapshot: MonthDescription['snapshots'][number] };

/** One frozen state of a month: its files with their SHA-256, and the reports that rest on it. */
export function SnapshotFiles({ snapshot }: Props) {
  const { month, sha256, csvSha256, frozenAt, rowCount, leftOut, reports } = snapshot;
  return (
    <div className="flex flex-col gap-3 border-y py-4">
      <p className="measure">
        {counted(rowCount, 'row')}, frozen on{' '}
        <time dateTime={frozenAt}>{formatDate(frozenAt)}</time>.{' '}
        {leftOut === 0
          ? `Every price had been checked in the ${stalePriceDays} days before the month ended.`
          : `${counted(leftOut, 'price')} had last been checked more than ${stalePriceDays} days before the month ended: in the file, and in no figure.`}
      </p>
      <ul className="list-disc pl-5 marker:text-muted">
        <File
          path={`${paths.dataMonth(month)}/${csvSha256}.csv`}
          text="CSV, for a spreadsheet"
          sha256={csvSha256}
        />
        <File
          path={`${paths.dataMonth(month)}/${sha256}.json`}
          text="JSON, for a program"
          sha256={sha256}
        />
      </ul>
      <p>
        {reports.length === 0 ? (
          'No report is based on it any longer.'
        ) : (
          <>
            Worked out from it:{' '}
            {reports.map(({ slug, title }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={paths.report(slug)} className="text-link">
                  {title}
                </a>
              </span>
            ))}
            .
          </>
        )}
      </p>
    </div>
  );
}

function File({ path, text, sha256 }: { path: string; text: string; sha256: string }) {
  return (
    <li className="py-1">
      <a href={path} className="text-link">
        {text}
      </a>
      <span className="block text-sm text-muted">
        SHA-256 <code className="wrap-anywhere">{sha256}</code>
      </span>
    </li>
  );
}
