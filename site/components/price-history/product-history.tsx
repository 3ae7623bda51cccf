import { formatShortDate } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { periodsSince } from '#contract/rules/price-periods.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { PricePeriod, ProductHistory as History } from '#contract/schemas/price-history.ts';
import { HistoryChart } from '../charts/history-chart.tsx';
import type { Step } from '../charts/step-path.ts';
import { Total } from '../price/total.tsx';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { stockText } from '../stock/stock-text.ts';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  history: History;
  /** The end of the history, an ISO time. */
  at: string;
  range: HistoryRange;
};

/** The price history of a dose at one provider, as a chart and a table, with gaps where it was not checked or listed. */
export function ProductHistory({ history, at, range }: Props) {
  const { name, dose } = history;
  const [oldest] = history.periods;
  if (!oldest) return <p>No price history is known.</p>;
  const until = Date.parse(at);
  const from = startOfRange(range, { at: new Date(at), first: Date.parse(oldest.from) });
  const periods = periodsSince(history.periods, new Date(from));
  if (periods.length === 0)
    return <p>This price was not checked, or not listed, in this period.</p>;
  return (
    <div className="flex flex-col gap-4">
      <HistoryChart
        title={`${name} ${dose}: price and total to pay`}
        legend={`A gap means that the price was not checked for ${stalePriceDays} days, or was not listed.`}
        from={from}
        until={until}
        lines={[
          {
            name: 'Total with known fees',
            look: 'strong',
            steps: stepsOf(periods, total),
          },
          { name: 'Price', look: 'dashed', steps: stepsOf(periods, price) },
        ]}
      />
      <details>
        <summary className="text-link py-1">The same figures as a table</summary>
        <PeriodTable periods={periods} caption={`${name} ${dose}, newest first`} />
      </details>
    </div>
  );
}

function PeriodTable({ periods, caption }: { periods: readonly PricePeriod[]; caption: string }) {
  return (
    <ReportTable caption={caption} className="mt-2">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col" className="number">
            Price
          </th>
          <th scope="col" className="number">
            Total
          </th>
          <th scope="col">Stock</th>
        </tr>
      </thead>
      <tbody>
        {periods.toReversed().map((period) => (
          <tr key={period.from}>
            <th scope="row">{formatShortDate(period.from)}</th>
            <td>{formatShortDate(period.until)}</td>
            <td className="number">{formatPrice(price(period))}</td>
            <td className="number">
              <Total row={period} />
            </td>
            <td>{stockText(period.inStock)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

function price(period: PricePeriod): number {
  return toPence(period.price);
}

function total(period: PricePeriod): number {
  return totalCost(period).pence;
}

/** Periods as the steps of a line, at an amount of each in pence. */
function stepsOf(
  periods: readonly PricePeriod[],
  penceOf: (period: PricePeriod) => number,
): Step[] {
  return periods.map((period) => ({
    from: Date.parse(period.from),
    until: Date.parse(period.until),
    pence: penceOf(period),
  }));
}
