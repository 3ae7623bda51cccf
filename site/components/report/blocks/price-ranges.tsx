import { groupBy } from '#contract/rules/group-by.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { RangeChart } from '#site/components/charts/range-chart.tsx';
import { useBrandTheme } from '#site/components/brands/brands.tsx';

type Props = ReportBlockOf<'priceRanges'>;

/** The price ranges of each kind of provider, as a chart and a table. */
export function Block({ caption, rows }: Props) {
  const brandTheme = useBrandTheme();
  const categories = [...groupBy(rows, ({ category }) => category)];
  const medications = [...new Set(rows.map(({ medication }) => medication))];
  return (
    <>
      <RangeChart
        title="From the lowest to the highest price"
        legend="Each bar is one medication at one kind of provider. The same figures are in the table below."
        groups={categories.map(([name, its]) => ({
          name,
          ranges: its.map(({ medication, lowest, highest }) => ({
            label: medication,
            theme: brandTheme(medication),
            lowest: toPence(lowest),
            highest: toPence(highest),
          })),
        }))}
      />
      <table className="report-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Kind of provider</th>
            {medications.map((medication) => (
              <th key={medication} scope="col" className="number">
                {medication}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(([category, its]) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {medications.map((medication) => (
                <td key={medication} className="number">
                  <Range row={its.find((row) => row.medication === medication)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The two prices, wrapping between them if there is no room. */
function Range({ row }: { row: Props['rows'][number] | undefined }) {
  if (!row) return 'None';
  return (
    <>
      <span className="inline-block">{formatPrice(toPence(row.lowest))}</span>{' '}
      <span className="inline-block">to {formatPrice(toPence(row.highest))}</span>
    </>
  );
}
