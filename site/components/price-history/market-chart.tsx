import { formatShortDate } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { MarketPoint } from '#contract/schemas/price-history.ts';
import { HistoryChart } from '../charts/history-chart.tsx';
import type { Step } from '../charts/step-path.ts';
import { ColumnName } from '../report-table/column-name.tsx';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  /** Medication and dose. */
  name: string;
  points: readonly MarketPoint[];
  /** The end of the history, an ISO time. */
  at: string;
  range: HistoryRange;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** The lowest, median and highest price of a dose in stock over all registered providers, week by week. */
export function MarketChart({ name, points, at, range }: Props) {
  const until = Date.parse(at);
  const first = Date.parse(points[0]?.day ?? at);
  const from = startOfRange(range, { at: new Date(at), first });
  const shown = points.filter(({ day }) => Date.parse(day) >= from);
  if (shown.length === 0) {
    const when = range === 'all' ? '' : ' in this period';
    return (
      <p>
        No registered provider is known to have had {name} in stock{when}.
      </p>
    );
  }
  const line = (of: 'highest' | 'lowest' | 'median') =>
    shown.map(({ day, [of]: price }): Step => {
      const start = Date.parse(day);
      return { from: start, until: Math.min(start + week, until), pence: toPence(price) };
    });
  return (
    <div className="flex flex-col gap-4">
      <HistoryChart
        title={`${name}: prices in stock at registered providers`}
        legend={`Before fees, on one day of each week, at providers with a current registration on record today. A gap means that on that day none of them was known to have it in stock at a price checked in the ${stalePriceDays} days before.`}
        from={from}
        until={until}
        lines={[
          { name: 'Highest', look: 'light', steps: line('highest') },
          { name: 'Median', look: 'dashed', steps: line('median') },
          { name: 'Lowest', look: 'strong', steps: line('lowest') },
        ]}
      />
      <details>
        <summary className="text-link py-1">The same figures as a table</summary>
        <ReportTable caption={<>{name}, newest first</>} className="mt-2">
          <thead>
            <tr>
              <th scope="col">
                <ColumnName name="Week of" short="Week" />
              </th>
              <th scope="col" className="number">
                Lowest
              </th>
              <th scope="col" className="number">
                Median
              </th>
              <th scope="col" className="number">
                Highest
              </th>
              <th scope="col" className="number">
                <ColumnName name="Providers" short="At" />
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map((point) => (
              <tr key={point.day}>
                <th scope="row">{formatShortDate(point.day)}</th>
                <td className="number">{formatPrice(toPence(point.lowest))}</td>
                <td className="number">{formatPrice(toPence(point.median))}</td>
                <td className="number">{formatPrice(toPence(point.highest))}</td>
                <td className="number">{point.providers}</td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </details>
    </div>
  );
}
