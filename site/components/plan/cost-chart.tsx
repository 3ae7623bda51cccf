import { formatShortDate } from '#contract/rules/date.ts';
import { toPence } from '#contract/rules/money.ts';
import type { Sum as Amount } from '#contract/rules/plan/charge.ts';
import { weeksPerOrder } from '#contract/rules/plan/dose-ladder.ts';
import { orderRanges, type OrderRange } from '#contract/rules/plan/order-ranges.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import { HistoryChart, type HistoryLine } from '../charts/history-chart.tsx';
import { Sum } from '../price/sum.tsx';
import { ColumnName } from '../report-table/column-name.tsx';
import { ReportTable } from '../report-table/report-table.tsx';

const orderMilliseconds = weeksPerOrder * 7 * 24 * 60 * 60 * 1000;

/** What each order costs at the lowest and at the highest provider if a patient stays with it, drawn as a band, with the same figures in a table. */
export function CostChart({ plan }: { plan: Plan }) {
  const ranges = orderRanges(plan);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-12">
      <HistoryChart
        title={`${plan.medication}: total of each order with one provider`}
        legend="The band goes from the lowest to the highest total. The same figures are in the table."
        from={Date.parse(first.date)}
        until={Date.parse(last.date) + orderMilliseconds}
        lines={lines(plan, ranges)}
        band={ranges.flatMap(({ date, lowest, highest }) =>
          lowest && highest
            ? [{ ...timeOf(date), pence: lowest.pence, toPence: highest.pence }]
            : [],
        )}
      />
      <RangeTable ranges={ranges} />
    </div>
  );
}

function RangeTable({ ranges }: { ranges: readonly OrderRange[] }) {
  return (
    <ReportTable caption="Total of each order with one provider, with fees" className="self-start">
      <thead>
        <tr>
          <th scope="col">Order on</th>
          <th scope="col">Dose</th>
          <th scope="col" className="number">
            Lowest
          </th>
          <th scope="col" className="number">
            Highest
          </th>
          <th scope="col" className="number">
            <ColumnName name="Providers" short="Sold at" />
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ date, dose, lowest, highest, providers }) => (
          <tr key={date}>
            <th scope="row" className="whitespace-nowrap">
              {formatShortDate(date)}
            </th>
            <td>{dose}</td>
            <td className="number">
              <AmountOrNone amount={lowest} />
            </td>
            <td className="number">
              <AmountOrNone amount={highest} />
            </td>
            <td className="number">{providers}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

function AmountOrNone({ amount }: { amount: Amount | null }) {
  return amount ? <Sum {...amount} className="" /> : 'None';
}

function lines(plan: Plan, ranges: readonly OrderRange[]): HistoryLine[] {
  const { lowestSingle, providers } = plan;
  const single = providers.find(({ company }) => company.id === lowestSingle?.company.id);
  const line = (name: string, of: 'highest' | 'lowest'): HistoryLine => ({
    name,
    look: of === 'lowest' ? 'strong' : 'light',
    steps: ranges.flatMap(({ date, [of]: amount }) =>
      amount ? [{ ...timeOf(date), pence: amount.pence }] : [],
    ),
  });
  return [
    line('Highest', 'highest'),
    line('Lowest', 'lowest'),
    ...(single
      ? [
          {
            name: `At ${single.company.name}`,
            look: 'dashed' as const,
            steps: single.orders.map(({ date, total }) => ({
              ...timeOf(date),
              pence: toPence(total),
            })),
          },
        ]
      : []),
  ];
}

function timeOf(date: string): { from: number; until: number } {
  const from = Date.parse(date);
  return { from, until: from + orderMilliseconds };
}
