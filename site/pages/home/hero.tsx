import { formatCount } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import type { DoseChoice } from '#contract/schemas/dose-choice.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import type { Asked } from '#site/components/question/asked.ts';
import { QuestionForm } from '#site/components/question/question-form.tsx';
import { paths } from '#site/paths.ts';
import { PriceScale } from './price-scale.tsx';

type Props = {
  stats: Stats | undefined;
  medications: Medication[];
  doses: readonly DoseChoice[];
  asked: Asked;
};

/** What the site is for: a patient’s question, and a picture. */
export function Hero({ stats, medications, doses, asked }: Props) {
  const brandNames = useBrandNames();
  return (
    <div className="border-b bg-surface">
      <div className="page-width grid items-start gap-8 py-4 md:py-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex min-w-0 flex-col gap-4">
          <h1 className="text-2xl md:text-3xl">
            What weight loss injections cost in the UK, dose by dose
          </h1>
          <QuestionForm key={JSON.stringify(asked)} choices={doses} asked={asked} />
          <p className="measure">
            Compare prices, fees, stock and patient reviews for {brandNames} before you speak to a
            provider.
          </p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink href={paths.providers} variant="secondary">
              Find Providers
            </ButtonLink>
            <ButtonLink href={paths.compare()} variant="secondary">
              Compare Prices
            </ButtonLink>
          </div>
          <p>
            <a href={paths.plan()} className="text-link py-1 font-semibold">
              Plan what your next months will cost
            </a>
          </p>
          {stats && (
            <p className="text-sm text-muted">
              <strong className="text-ink">{stats.totalProviders}</strong> providers,{' '}
              <strong className="text-ink">{formatCount(stats.totalProducts)}</strong> prices
              {stats.pricesCheckedAt && `, last checked on ${formatDate(stats.pricesCheckedAt)}`}
            </p>
          )}
        </div>
        <PriceScale medications={medications} />
      </div>
    </div>
  );
}
