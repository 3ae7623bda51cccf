import { formatTotal, type Pence } from '#contract/rules/money.ts';

type Props = { pence: Pence; isComplete: boolean; className?: string };

/** An amount that fees are part of; `at least` where one of them is unknown. */
export function Sum({ pence, isComplete, className = 'font-semibold' }: Props) {
  return (
    <span>
      {!isComplete && <span className="text-sm text-muted">at least </span>}
      <span className={`whitespace-nowrap ${className}`}>{formatTotal(pence)}</span>
    </span>
  );
}
