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
  const until = Date.parse(at);
  const times = { from: startOfRange('12', { at: new Date(at), first: until }), to: until };
  return (
    <svg
      viewBox="0 -5 100 110"
      preserveAspectRatio="none"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `${rangeText(steps)} in total over 12 months` })}
      className={`block ${className}`}
    >
      <path
        d={stepPath(
          steps,
          times,
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

/** The lowest and the highest of some totals: `£129.00 to £149.00`, and that some fees are not known. */
export function rangeText(totals: readonly Pick<TotalStep, 'isComplete' | 'pence'>[]): string {
  const amounts = totals.map(({ pence }) => pence);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const range =
    lowest === highest ? formatTotal(lowest) : `${formatTotal(lowest)} to ${formatTotal(highest)}`;
  return totals.every(({ isComplete }) => isComplete) ? range : `${range} with known fees`;
}
