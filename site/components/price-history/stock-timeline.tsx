import { formatDate } from '#contract/rules/date.ts';
import {
  countStockDays,
  stockDays,
  stockTimelineDays,
  stockTimelineEnds,
  type StockOfDay,
} from '#contract/rules/stock-days.ts';
import type { ProductHistory } from '#contract/schemas/price-history.ts';
import { ReportTable } from '../report-table/report-table.tsx';

type Props = {
  products: readonly ProductHistory[];
  /** The end of the history, an ISO time. */
  at: string;
};

/** The stock of each dose on each of the last 90 days, as a strip and in words, one line for each. */
export function StockTimeline({ products, at }: Props) {
  const ends = stockTimelineEnds(new Date(at));
  return (
    <ReportTable
      caption={
        <>
          In stock in the last {stockTimelineDays} days, to {formatDate(at)}
        </>
      }
      className="[&_tbody_th]:py-1 [&_td]:py-1 print:[&_tbody_th]:py-0 print:[&_td]:py-0"
    >
      <thead>
        <tr>
          <th scope="col">Dose</th>
          <th scope="col">Oldest first</th>
          <th scope="col" className="sm:whitespace-nowrap print:whitespace-nowrap">
            Days in stock
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row key={product.id} product={product} days={stockDays(product.periods, ends)} />
        ))}
      </tbody>
    </ReportTable>
  );
}

function Row({ product, days }: { product: ProductHistory; days: readonly StockOfDay[] }) {
  return (
    <tr>
      <th scope="row" className="sm:whitespace-nowrap print:whitespace-nowrap">
        {product.name} {product.dose}
      </th>
      <td className="w-1/3 sm:w-2/3">
        <StockStrip days={days} />
      </td>
      <td className="min-w-18 sm:whitespace-nowrap print:whitespace-nowrap">
        {stockInWords(days)}
      </td>
    </tr>
  );
}

/** The stock on each of some days as a strip; show it beside the words. */
export function StockStrip({ days }: { days: readonly StockOfDay[] }) {
  return (
    <svg
      viewBox={`0 0 ${days.length} 1`}
      preserveAspectRatio="none"
      width="100%"
      height="14"
      aria-hidden="true"
      className="block bg-sunken"
    >
      <path d={bars(days, true)} className="fill-down" />
      <path d={bars(days, false)} className="fill-up" />
    </svg>
  );
}

/** A bar for all days on end with the wanted state: full height in stock, less than half out of stock. */
function bars(days: readonly StockOfDay[], wanted: boolean): string {
  const top = wanted ? '0' : '.6';
  const bar = (start: number) => {
    const end = days.findIndex((inStock, index) => index > start && inStock !== wanted);
    return `M${start} 1V${top}H${end === -1 ? days.length : end}V1z`;
  };
  return days
    .flatMap((inStock, day) => (inStock === wanted && days[day - 1] !== wanted ? [bar(day)] : []))
    .join('');
}

/** On how many of the known days it was in stock: `85 of 90`. */
export function stockInWords(days: readonly StockOfDay[]): string {
  const { inStock, outOfStock, unknown } = countStockDays(days);
  const known = inStock + outOfStock;
  if (known === 0) return 'Not known';
  const rest = unknown === 0 ? '' : `; not known on ${unknown}`;
  return `${inStock} of ${known}${rest}`;
}
