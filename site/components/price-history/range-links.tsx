import {
  historyRangeNames,
  historyRanges,
  type HistoryRange,
} from '#contract/rules/history-range.ts';
import { ChoiceLinks } from './choice-links.tsx';

type Props = { shown: HistoryRange; addressOf: (range: HistoryRange) => string };

/** Links to show a longer or shorter part of a price history. */
export function RangeLinks({ shown, addressOf }: Props) {
  return (
    <ChoiceLinks
      label="How far back"
      choices={historyRangeNames.map((range) => ({
        value: range,
        text: historyRanges[range],
        href: addressOf(range),
      }))}
      shown={shown}
    />
  );
}
