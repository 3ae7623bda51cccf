import { groupBy } from '#contract/rules/group-by.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { formatSignedPercentage } from '#contract/rules/report-figures.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { RangeChart } from '#site/components/charts/range-chart.tsx';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { ColumnName } from '../column-name.tsx';

/** The prices of each dose of each medication, as a chart and a table. */
export function Block({ caption, rows }: ReportBlockOf<'dosePrices'>) {
  const brandTheme = useBrandTheme();
  const groups = [...groupBy(rows, ({ medication }) => medication)];
  return (
    <>
      <RangeChart
        title="From the best to the highest price of each dose"
        legend="The ring on each bar is the average. The same figures are in the table below."
        groups={groups.map(([name, its]) => ({
          name,
          ranges: its.map(({ dose, best, highest, average }) => ({
            label: dose,
            theme: brandTheme(name),
            lowest: toPence(best),
            highest: toPence(highest),
            average: toPence(average),
          })),
        }))}
      />
      <table className="report-table">
        <caption>{caption}</caption>
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
        {groups.map(([medication, its]) => (
          <tbody key={medication} data-theme={brandTheme(medication)}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="text-theme">
                {medication}
              </th>
            </tr>
            {its.map(({ dose, best, highest, average, percentageDifference }) => (
              <tr key={dose}>
                <th scope="row">{dose}</th>
                <td className="number">{formatPrice(toPence(best))}</td>
                <td className="number">{formatPrice(toPence(highest))}</td>
                <td className="number">{formatTotal(toPence(average))}</td>
                <td className="number">{formatSignedPercentage(percentageDifference)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
