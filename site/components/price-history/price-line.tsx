import { startOfRange } from '#contract/rules/history-range.ts';
import { formatTotal } from '#contract/rules/money.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import { scaleOf } from '../charts/scale.ts';
import { stepPath } from '../charts/step-path.ts';
import { totalSteps } from './total-steps.ts';

type Props = {
  periods: readonly PricePeriod[];
  /** The end of the history, an ISO time. */
  at: string;
  className?: string;
};

/** The total to pay over 12 months as a small line, and in words for whoever cannot see it. */
export function PriceLine({ periods, at, className = 'h-5 w-24' }: Props) {
  const steps = totalSteps(periods, { at, range: '12' });
  if (steps.length === 0) return null;
  const amounts = steps.map(({ pence }) => pence);
  const until = Date.parse(at);
  const times = { from: startOfRange('12', { at: new Date(at), first: until }), to: until };
  return (
    <svg
      viewBox="0 -5 100 110"
      preserveAspectRatio="none"
      role="img"
      aria-label={totalRangeText(amounts)}
      className={`block ${className}`}
    >
      <path
        d={stepPath(steps, times, scaleOf(amounts, 500))}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-theme stroke-2"
      />
    </svg>
  );
}

/** The lowest and the highest of some totals over 12 months, in words; amounts in pence. */
export function totalRangeText(amounts: readonly number[]): string {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest === highest
    ? `${formatTotal(lowest)} in total over 12 months`
    : `${formatTotal(lowest)} to ${formatTotal(highest)} in total over 12 months`;
}
