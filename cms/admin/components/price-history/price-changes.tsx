import { formatDate } from '#contract/rules/date.ts';
import { formatPrice } from '#contract/rules/money.ts';
import { priceDifference } from '#contract/rules/price-change.ts';
import { DataTable, Figure } from '../data-table/data-table.tsx';
import type { PriceChange } from '#cms/desk/price-changes.ts';

type Props = {
  caption: string;
  changes: PriceChange[];
  /** How the routes are called by which a price comes in. */
  sources: Record<string, string>;
};

const columns = [
  'Date',
  'Dose',
  { figures: 'Old price' },
  { figures: 'New price' },
  'Change',
  'Came in by',
  'Changed by',
];

/** The entries of the price history, one a row. */
export function PriceChanges({ caption, changes, sources }: Props) {
  return (
    <DataTable caption={caption} columns={columns}>
      {changes.map((change) => (
        <tr key={change.id}>
          <td>
            <time dateTime={change.changedAt}>{formatDate(change.changedAt)}</time>
          </td>
          <th scope="row">{change.dose}</th>
          <Figure>{change.oldPricePence === null ? '–' : formatPrice(change.oldPricePence)}</Figure>
          <Figure>{formatPrice(change.newPricePence)}</Figure>
          <td>{differenceOf(change)}</td>
          <td>
            {sources[change.source] ?? change.source}
            {change.fileName && `: ${change.fileName}`}
          </td>
          <td>{change.changedBy ?? '–'}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** `Up 5.2%`, with a word for those who do not see the direction. */
function differenceOf({ oldPricePence, newPricePence }: PriceChange): string {
  if (oldPricePence === null) return 'First price';
  const { change, percentage } = priceDifference(oldPricePence, newPricePence);
  return change === 'same' ? 'Same' : `${change === 'increase' ? 'Up' : 'Down'} ${percentage}%`;
}
