import { feeBases, feeBasisOf } from '#contract/rules/consultation-fee-basis.ts';
import { formatDate } from '#contract/rules/date.ts';
import { formatPrice } from '#contract/rules/money.ts';
import { priceChangeInBrief, priceDifference } from '#contract/rules/price-change.ts';
import type { ListedObservation } from '#cms/desk/observations.ts';
import { DataTable, Figure } from '../data-table/data-table.tsx';

type Props = {
  caption: string;
  /** By dose, newest first. */
  observations: readonly ListedObservation[];
};

const columns = [
  'Recorded',
  'Dose',
  { figures: 'Price' },
  'Change',
  { figures: 'Consultation' },
  { figures: 'Delivery' },
  'Stock',
  'Seen',
  'Came in by',
  'Recorded by',
];

/** What was seen, an observation a row. */
export function ObservationTable({ caption, observations }: Props) {
  return (
    <DataTable caption={caption} columns={columns}>
      {observations.map((observation, index) => (
        <tr key={observation.id}>
          <td>
            <Day time={observation.recordedAt} />
          </td>
          <th scope="row">{observation.dose}</th>
          <Figure>{priceText(observation)}</Figure>
          <td>{differenceOf(observation, observations[index + 1])}</td>
          <Figure>{consultationText(observation)}</Figure>
          <Figure>{fee(observation.deliveryFeePence)}</Figure>
          <td>{stock(observation)}</td>
          <td>
            {observation.evidence ? (
              <a href={observation.evidence} target="_blank" rel="noreferrer">
                <Day time={observation.seenAt} />, with evidence
              </a>
            ) : (
              <Day time={observation.seenAt} />
            )}
          </td>
          <td>
            {observation.route}
            {observation.fileName && `: ${observation.fileName}`}
            {observation.note && ` (correction: ${observation.note})`}
          </td>
          <td>{observation.by ?? '–'}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function Day({ time }: { time: string }) {
  return <time dateTime={time}>{formatDate(time)}</time>;
}

/** `Up 5.2%` against the observation before, with a word for those who do not see the direction. */
function differenceOf(
  { dose, pricePence }: ListedObservation,
  before: ListedObservation | undefined,
): string {
  if (before?.dose !== dose) return '–';
  const difference = priceDifference(before.pricePence, pricePence);
  if (difference.change === 'same') return 'Same';
  return `${difference.change === 'increase' ? 'Up' : 'Down'} ${priceChangeInBrief(difference)}`;
}

function priceText({ pricePence, firstOrderPricePence }: ListedObservation): string {
  const price = formatPrice(pricePence);
  return firstOrderPricePence === null
    ? price
    : `${price}; first order ${formatPrice(firstOrderPricePence)}`;
}

function consultationText(observation: ListedObservation): string {
  const { consultationFeePence, consultationFeeBasis } = observation;
  const basis = feeBasisOf(consultationFeePence, consultationFeeBasis);
  return `${fee(consultationFeePence)}${basis === null ? '' : ` ${feeBases[basis]}`}`;
}

function fee(pence: number | null): string {
  if (pence === null) return 'not known';
  return pence === 0 ? 'free' : formatPrice(pence);
}

function stock({ inStock, isListed }: ListedObservation): string {
  if (!isListed) return 'Taken off the site';
  if (inStock === null) return 'not known';
  return inStock ? 'In stock' : 'Out of stock';
}
