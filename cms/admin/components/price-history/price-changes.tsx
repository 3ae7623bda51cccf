import { formatDate } from '../../../../contract/rules/date.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { priceDifference } from '../../../../contract/rules/price-change.ts';
import type { Change } from './read-changes.ts';

type Props = {
  caption: string;
  changes: Change[];
  /** How the routes are called by which a price comes in. */
  sources: Record<string, string>;
};

/** The entries of the price history, one a row. */
export function PriceChanges({ caption, changes, sources }: Props) {
  return (
    <table className="price-changes">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Dose</th>
          <th scope="col" className="price-changes__figure">
            Old price
          </th>
          <th scope="col" className="price-changes__figure">
            New price
          </th>
          <th scope="col">Change</th>
          <th scope="col">Came in by</th>
          <th scope="col">Changed by</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <td>
              <time dateTime={change.changedAt}>{formatDate(change.changedAt)}</time>
            </td>
            <th scope="row">{change.dose}</th>
            <td className="price-changes__figure">
              {change.oldPricePence === null ? '–' : formatPrice(change.oldPricePence)}
            </td>
            <td className="price-changes__figure">{formatPrice(change.newPricePence)}</td>
            <td>{differenceOf(change)}</td>
            <td>
              {sources[change.source] ?? change.source}
              {change.fileName && `: ${change.fileName}`}
            </td>
            <td>{change.changedBy ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `Up 5.2%`, with a word for those who do not see the direction. */
function differenceOf({ oldPricePence, newPricePence }: Change): string {
  if (oldPricePence === null) return 'First price';
  const { change, percentage } = priceDifference(oldPricePence, newPricePence);
  return change === 'same' ? 'Same' : `${change === 'increase' ? 'Up' : 'Down'} ${percentage}%`;
}
