import { Link } from 'react-router-dom';
import {
  historyRangeNames,
  historyRanges,
  type HistoryRange,
} from '#contract/rules/history-range.ts';

type Props = { shown: HistoryRange; addressOf: (range: HistoryRange) => string };

/** The ways to see more or less of a price history. */
export function RangeLinks({ shown, addressOf }: Props) {
  return (
    <nav aria-label="How far back" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {historyRangeNames.map((range) => (
          <li key={range}>
            <Link
              to={addressOf(range)}
              preventScrollReset
              aria-current={range === shown ? 'true' : undefined}
              className="inline-block rounded-base border px-3 py-1.5 text-sm hover:bg-sunken aria-current:border-primary aria-current:bg-primary-tint aria-current:font-semibold"
            >
              {historyRanges[range]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
