import type { FigureName } from '#contract/rules/figures.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { companyTypeOf } from '#contract/rules/provider-type.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { RangeChart } from '#site/components/charts/range-chart.tsx';
import { useBrandTheme } from '#site/components/brands/brands.tsx';
import { Figure } from '../figures.tsx';
import { TotalsNote } from '../totals-note.tsx';
import { ReportTable } from '#site/components/report-table/report-table.tsx';

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
        groups={categories.map(([name, categoryRows]) => ({
          name,
          ranges: categoryRows.map(({ medication, lowest, highest }) => ({
            label: medication,
            theme: brandTheme(medication),
            lowest: toPence(lowest),
            highest: toPence(highest),
          })),
        }))}
      />
      <TotalsNote />
      <ReportTable caption={caption}>
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
          {categories.map(([category, categoryRows]) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {medications.map((medication) => (
                <td key={medication} className="number">
                  <Range row={categoryRows.find((row) => row.medication === medication)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}

/** The two prices with their totals, wrapping between them if there is no room. */
function Range({ row }: { row: Props['rows'][number] | undefined }) {
  if (!row) return 'None';
  const { medication, edited } = row;
  const scope = { medication, kind: companyTypeOf(row.category) };
  const figure = (name: FigureName, text: string) => (
    <Figure name={name} scope={scope} isEdited={edited.includes(name)}>
      {text}
    </Figure>
  );
  const { highest, lowestTotal, highestTotal } = row;
  // Of the highest price the fees may be unknown; without a word the totals would then look like a mistake.
  const isBelowPrice = highestTotal !== null && toPence(highestTotal) < toPence(highest);
  return (
    <>
      <span className="inline-block">
        {figure('lowest-price', formatPrice(toPence(row.lowest)))}
      </span>{' '}
      <span className="inline-block">
        to {figure('highest-price', formatPrice(toPence(highest)))}
      </span>
      <span className="block text-sm text-muted">
        {lowestTotal === null || highestTotal === null ? (
          'total not stated'
        ) : (
          <>
            <span className="inline-block">
              {figure('lowest-total', formatTotal(toPence(lowestTotal)))}
            </span>{' '}
            <span className="inline-block">
              to {figure('highest-total', formatTotal(toPence(highestTotal)))}
            </span>{' '}
            <span className="inline-block">in total</span>
            {isBelowPrice && ' where both fees are stated'}
          </>
        )}
      </span>
    </>
  );
}
