import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import type { MonthSnapshot } from '#contract/schemas/month-data.ts';
import { Licence } from '#site/components/open-data/licence.tsx';
import { useSiteName } from '#site/components/page-head/site-name.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

/** Under which licence a month's files are, how to cite them, and what describes them to a program. */
export function Citation({ snapshot }: { snapshot: MonthSnapshot }) {
  const siteName = useSiteName();
  const absoluteUrl = useAbsoluteUrl();
  const { month, frozenAt, sha256 } = snapshot;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">How you may use it</h2>
      <Licence />
      <p className="measure">
        Cite it as{' '}
        <cite className="wrap-anywhere">
          {siteName}, prices of weight-loss injections in the UK, {formatMonth(middleOf(month))},
          frozen on {formatDate(frozenAt)}, {absoluteUrl(paths.dataMonth(month))}, SHA-256 {sha256}
        </cite>
        .
      </p>
      <p className="measure">
        The newest files are always at{' '}
        <a href={`${paths.dataMonth(month)}/prices.csv`} className="text-link">
          prices.csv
        </a>{' '}
        and{' '}
        <a href={`${paths.dataMonth(month)}/prices.json`} className="text-link">
          prices.json
        </a>
        , and both are described by a{' '}
        <a href={`${paths.dataMonth(month)}/datapackage.json`} className="text-link">
          Data Package
        </a>
        .
      </p>
    </section>
  );
}
