import { formatDate } from '#contract/rules/date.ts';
import { startOfRange } from '#contract/rules/history-range.ts';
import { formatTotal } from '#contract/rules/money.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import { scaleOf } from '../charts/scale.ts';
import { stepPath } from '../charts/step-path.ts';
import { totalSteps, type TotalStep } from './total-steps.ts';

type Props = {
  periods: readonly PricePeriod[];
  /** The end of the history, an ISO time. */
  at: string;
  className?: string;
  /** Whether the same words stand beside it. */
  isDecorative?: boolean;
};

/** The total to pay over 12 months as a small line, and in words for whoever cannot see it. */
export function TotalLine({ periods, at, className = 'h-5 w-24', isDecorative = false }: Props) {
  const steps = totalSteps(periods, { at, range: '12' });
  if (steps.length === 0) return null;
  return (
    <svg
      viewBox="0 -5 100 110"
      preserveAspectRatio="none"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `Totals, last 12 months: ${totalsText(steps, at)}` })}
      className={`block ${className}`}
    >
      <path
        d={stepPath(
          steps,
          yearTo(at),
          scaleOf(
            steps.map(({ pence }) => pence),
            500,
          ),
        )}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-theme stroke-2"
      />
    </svg>
  );
}

/**
 * The totals of the year to `at`, an ISO time, in words: the lowest and the highest, that some fees are not known, and of what
 * times they are known if that is not the whole year. There must be one.
 */
export function totalsText(totals: readonly TotalStep[], at: string): string {
  return [rangeText(totals), ...timesText(totals, at)].join(', ');
}

function rangeText(totals: readonly TotalStep[]): string {
  const amounts = totals.map(({ pence }) => pence);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const range =
    lowest === highest ? formatTotal(lowest) : `${formatTotal(lowest)} to ${formatTotal(highest)}`;
  return totals.every(({ isComplete }) => isComplete) ? range : `${range} with known fees`;
}

/** From when to when they are known, and whether there are gaps; nothing if they are known all year. */
function timesText(totals: readonly TotalStep[], at: string): string[] {
  const { from, to } = yearTo(at);
  const first = Math.min(...totals.map((total) => total.from));
  const last = Math.max(...totals.map(({ until }) => until));
  const hasGaps = totals.some(
    (total, index) => index > 0 && totals[index - 1]?.until !== total.from,
  );
  if (first === from && last === to && !hasGaps) return [];
  const dates = [first, last].map((time) => formatDate(new Date(time).toISOString()));
  return [`known from ${dates.join(' to ')}`, ...(hasGaps ? ['with gaps'] : [])];
}

/** The 12 months to an ISO time, in milliseconds since 1970. */
function yearTo(at: string): { from: number; to: number } {
  const to = Date.parse(at);
  return { from: startOfRange('12', { at: new Date(at), first: to }), to };
}
