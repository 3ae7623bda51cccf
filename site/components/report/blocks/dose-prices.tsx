import { groupBy } from '#contract/rules/group-by.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { formatSignedPercentage } from '#contract/rules/signed-figures.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { RangeChart } from '#site/components/charts/range-chart.tsx';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { Figure } from '../figures.tsx';
import { PriceAndTotal } from '../price-and-total.tsx';
import { TotalsNote } from '../totals-note.tsx';
import { ColumnName } from '#site/components/report-table/column-name.tsx';
import { ReportTable } from '#site/components/report-table/report-table.tsx';

/** The prices of each dose of each medication, as a chart and a table. */
export function Block({ caption, rows }: ReportBlockOf<'dosePrices'>) {
  const brandTheme = useBrandTheme();
  const groups = [...groupBy(rows, ({ medication }) => medication)];
  return (
    <>
      <RangeChart
        title="From the best to the highest price of each dose"
        legend="The ring on each bar is the average. The same figures are in the table below."
        groups={groups.map(([name, doseRows]) => ({
          name,
          ranges: doseRows.map(({ dose, best, highest, average }) => ({
            label: dose,
            theme: brandTheme(name),
            lowest: toPence(best),
            highest: toPence(highest),
            average: toPence(average),
          })),
        }))}
      />
      <TotalsNote />
      <ReportTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">Dose</th>
            <th scope="col" className="number">
              Best
            </th>
            <th scope="col" className="number">
              Highest
            </th>
            <th scope="col" className="number">
              Average
            </th>
            <th scope="col" className="number">
              <ColumnName name="% difference" short="% diff." />
            </th>
          </tr>
        </thead>
        {groups.map(([medication, doseRows]) => (
          <tbody key={medication} data-theme={brandTheme(medication)}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="text-theme">
                {medication}
              </th>
            </tr>
            {doseRows.map((row) => (
              <Row key={row.dose} row={row} />
            ))}
          </tbody>
        ))}
      </ReportTable>
    </>
  );
}

function Row({ row }: { row: ReportBlockOf<'dosePrices'>['rows'][number] }) {
  const { medication, dose, edited } = row;
  const scope = { medication, dose };
  const amounts = [
    {
      price: 'lowest-price',
      total: 'lowest-total',
      text: formatPrice(toPence(row.best)),
      inTotal: row.bestTotal,
    },
    {
      price: 'highest-price',
      total: 'highest-total',
      text: formatPrice(toPence(row.highest)),
      inTotal: row.highestTotal,
    },
    {
      price: 'average-price',
      total: 'average-total',
      text: formatTotal(toPence(row.average)),
      inTotal: row.averageTotal,
    },
  ] as const;
  return (
    <tr>
      <th scope="row">{dose}</th>
      {amounts.map(({ price, total, text, inTotal }) => (
        <td key={price} className="number">
          <PriceAndTotal
            scope={scope}
            price={{ name: price, text, isEdited: edited.includes(price) }}
            total={{ name: total, amount: inTotal, isEdited: edited.includes(total) }}
          />
        </td>
      ))}
      <td className="number">
        <Figure name="price-difference" scope={scope}>
          {formatSignedPercentage(row.percentageDifference)}
        </Figure>
      </td>
    </tr>
  );
}
