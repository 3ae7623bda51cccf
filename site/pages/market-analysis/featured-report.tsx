import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { paths } from '#site/paths.ts';

/** The featured report with its first key figure. */
export function FeaturedReport({ reports }: { reports: readonly MarketReportCard[] }) {
  const brandTheme = useBrandTheme();
  const report = reports.find(({ featured }) => featured);
  if (!report) return null;
  const { slug, title, description, month, readTimeMinutes, badges, keyFigure } = report;
  return (
    <section
      data-theme={brandTheme(badges[0] ?? '')}
      aria-labelledby="featured-report"
      className="grid rounded-base border border-t-4 border-t-theme bg-surface md:grid-cols-[1fr_auto]"
    >
      <div className="flex flex-col items-start gap-3 p-4 md:p-8">
        <p className="text-sm text-muted">
          <span className="font-semibold text-theme">Featured report</span> · {formatMonth(month)} ·{' '}
          {readTimeMinutes} min read
        </p>
        <h2 id="featured-report" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="measure text-lg text-muted">{description}</p>
        <ButtonLink href={paths.report(slug)} className="mt-2">
          Read the report
        </ButtonLink>
      </div>
      {keyFigure && (
        <p className="flex flex-col justify-center border-t bg-theme-tint p-4 text-theme max-md:flex-row max-md:flex-wrap max-md:items-baseline max-md:justify-start max-md:gap-3 md:border-t-0 md:border-l md:px-12">
          <span className="text-4xl font-semibold">{keyFigure.value}</span>
          <span className="font-semibold">{keyFigure.label}</span>
          {keyFigure.isEdited && <span className="text-sm">entered by an editor</span>}
        </p>
      )}
    </section>
  );
}
