import { formatShortDate } from '#contract/rules/date.ts';
import { toPence } from '#contract/rules/money.ts';
import { weeksPerOrder } from '#contract/rules/plan/dose-ladder.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import { HistoryChart, type HistoryLine } from '../charts/history-chart.tsx';
import { Sum } from '../price/sum.tsx';
import { ColumnName } from '../report-table/column-name.tsx';
import { ReportTable } from '../report-table/report-table.tsx';

const orderMilliseconds = weeksPerOrder * 7 * 24 * 60 * 60 * 1000;

/** What each order costs at the lowest and at the highest provider if a patient stays with it, drawn as a band, with the same figures in a table. */
export function CostChart({ plan }: { plan: Plan }) {
  const { orders } = plan;
  const [first, last] = [orders[0], orders.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-12">
      <HistoryChart
        title={`${plan.medication}: total of each order with one provider`}
        legend="The band goes from the lowest to the highest total. The same figures are in the table."
        from={Date.parse(first.date)}
        until={Date.parse(last.date) + orderMilliseconds}
        lines={lines(plan)}
        band={orders.flatMap(({ date, lowest, highest }) =>
          lowest && highest
            ? [{ ...timeOf(date), pence: toPence(lowest.total), toPence: toPence(highest.total) }]
            : [],
        )}
      />
      <RangeTable orders={orders} />
    </div>
  );
}

function RangeTable({ orders }: { orders: Plan['orders'] }) {
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
        {orders.map(({ date, dose, lowest, highest, providerCount }) => (
          <tr key={date}>
            <th scope="row" className="whitespace-nowrap">
              {formatShortDate(date)}
            </th>
            <td>{dose}</td>
            <td className="number">
              <TotalOrNone total={lowest} />
            </td>
            <td className="number">
              <TotalOrNone total={highest} />
            </td>
            <td className="number">{providerCount}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

function TotalOrNone({ total }: { total: Plan['orders'][number]['lowest'] }) {
  if (!total) return 'None';
  return <Sum pence={toPence(total.total)} isComplete={total.isComplete} className="font-normal" />;
}

function lines({ orders, lowestThree: [single] }: Plan): HistoryLine[] {
  const line = (name: string, of: 'highest' | 'lowest'): HistoryLine => ({
    name,
    look: of === 'lowest' ? 'strong' : 'light',
    steps: orders.flatMap(({ date, [of]: order }) => (order ? [stepOf({ date, ...order })] : [])),
  });
  return [
    line('Highest', 'highest'),
    line('Lowest', 'lowest'),
    ...(single
      ? [
          {
            name: `At ${single.company.name}`,
            look: 'dashed' as const,
            steps: single.orders.map(stepOf),
          },
        ]
      : []),
  ];
}

function stepOf({ date, total }: { date: string; total: string }) {
  return { ...timeOf(date), pence: toPence(total) };
}

function timeOf(date: string): { from: number; until: number } {
  const from = Date.parse(date);
  return { from, until: from + orderMilliseconds };
}
