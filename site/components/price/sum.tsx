import { formatTotal, type Pence } from '#contract/rules/money.ts';

type Props = { pence: Pence; isComplete: boolean; className?: string };

/** An amount that fees are part of; `at least` where one of them is unknown. */
export function Sum({ pence, isComplete, className = '' }: Props) {
  const amount = <span className={`sum ${className}`.trimEnd()}>{formatTotal(pence)}</span>;
  if (isComplete) return amount;
  return (
    <span>
      <span className="text-sm text-muted">at least </span>
      {amount}
    </span>
  );
}
