import type { PriceDirection } from '#contract/rules/price-change.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { formatSignedPercentage, formatSignedPrice } from '#contract/rules/signed-figures.ts';
import type { PriceChangeRecord } from '#contract/schemas/market-report.ts';
import { Icon } from '../icon/icon.tsx';
import { Change, changeColours } from './change.tsx';
import { Figure } from './figures.tsx';
import { PriceAndTotal } from './price-and-total.tsx';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = { provider: string; records: readonly PriceChangeRecord[]; isOpen: boolean };

/** Every price change of one provider, collapsed at first. */
export function ProviderChanges({ provider, records, isOpen }: Props) {
  return (
    <details open={isOpen} className="printed-unfolded group border-t">
      <summary className="flex flex-wrap items-center justify-between gap-x-4 py-3 hover:bg-sunken">
        <span className="flex items-center gap-2 font-semibold">
          <Icon name="next" className="group-open:rotate-90 print:hidden" />
          {provider}
        </span>
        <span className="flex gap-4 text-sm">
          <Count direction="increase" records={records} />
          <Count direction="decrease" records={records} />
        </span>
      </summary>
      <ReportTable caption={<>Price changes of {provider}</>} isCaptionHidden className="mb-4">
        <thead>
          <tr>
            <th scope="col">Medication and dose</th>
            <th scope="col" className="number sm:w-32">
              Before
            </th>
            <th scope="col" className="number sm:w-32">
              Now, and in total
            </th>
            <th scope="col" className="number sm:w-56">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={`${record.medication} ${record.dosage}`} record={record} />
          ))}
        </tbody>
      </ReportTable>
    </details>
  );
}

function Count({ direction, records }: Pick<Props, 'records'> & { direction: PriceDirection }) {
  const count = records.filter((record) => record.direction === direction).length;
  if (count === 0) return null;
  return <Change direction={direction}>{String(count)}</Change>;
}

/** The change in pounds and as a percentage, stacked on small screens. */
function BothChanges({ record }: { record: PriceChangeRecord }) {
  return (
    <span className={`both-changes ${changeColours[record.direction]}`}>
      <Change direction={record.direction}>
        {formatSignedPrice(toPence(record.changeAmount))}
      </Change>
      <span>{formatSignedPercentage(record.changePercentage)}</span>
    </span>
  );
}

function Row({ record }: { record: PriceChangeRecord }) {
  const { provider, medication, dosage, baselinePrice, currentPrice, currentTotal, edited } =
    record;
  const scope = { provider, medication, dose: dosage };
  return (
    <tr>
      <th scope="row">
        {medication} <span className="inline-block max-sm:block">{dosage}</span>
      </th>
      <td className="number">
        <Figure name="price-before" scope={scope} isEdited={edited.includes('price-before')}>
          {formatPrice(toPence(baselinePrice))}
        </Figure>
      </td>
      <td className="number">
        <PriceAndTotal
          scope={scope}
          price={{
            name: 'price-now',
            text: formatPrice(toPence(currentPrice)),
            isEdited: edited.includes('price-now'),
          }}
          total={{
            name: 'total-now',
            amount: currentTotal,
            isEdited: edited.includes('total-now'),
          }}
        />
      </td>
      <td className="number">
        <BothChanges record={record} />
      </td>
    </tr>
  );
}
