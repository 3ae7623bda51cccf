import { formatDate } from '#contract/rules/date.ts';
import {
  countStockDays,
  stockDays,
  stockTimelineDays,
  type StockOfDay,
} from '#contract/rules/stock-days.ts';
import type { ProductHistory } from '#contract/schemas/price-history.ts';

type Props = {
  products: readonly ProductHistory[];
  /** The end of the history, an ISO time. */
  at: string;
};

/** The stock of each dose on each of the last 90 days, as a strip and in words. */
export function StockTimeline({ products, at }: Props) {
  return (
    <table className="report-table">
      <caption>
        In stock in the last {stockTimelineDays} days, to {formatDate(at)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Dose</th>
          <th scope="col">Days in stock, oldest first</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row key={product.id} product={product} days={stockDays(product.periods, new Date(at))} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ product, days }: { product: ProductHistory; days: readonly StockOfDay[] }) {
  return (
    <tr>
      <th scope="row">
        {product.name} {product.dose}
      </th>
      <td className="w-3/4">
        {inWords(days)}
        <svg
          viewBox={`0 0 ${days.length} 1`}
          preserveAspectRatio="none"
          width="100%"
          height="16"
          aria-hidden="true"
          className="block bg-sunken"
        >
          <path d={bars(days, true)} className="fill-down" />
          <path d={bars(days, false)} className="fill-up" />
        </svg>
      </td>
    </tr>
  );
}

/** The bars of the days with the wanted state: full height in stock, less than half out of stock. */
function bars(days: readonly StockOfDay[], wanted: boolean): string {
  const shape = wanted ? 'V0h1V1z' : 'V.6h1V1z';
  return days
    .flatMap(({ inStock }, index) => (inStock === wanted ? [`M${index} 1${shape}`] : []))
    .join('');
}

function inWords(days: readonly StockOfDay[]): string {
  const { inStock, outOfStock, unknown } = countStockDays(days);
  const known = inStock + outOfStock;
  if (known === 0) return 'Not known';
  const rest = unknown === 0 ? '' : `; not known on ${unknown}`;
  return `In stock on ${inStock} of ${known} days${rest}`;
}
