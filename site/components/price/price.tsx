import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { PricedRow } from '#contract/rules/total-cost.ts';
import { consultationFeeText, deliveryFeeText } from './fee-text.ts';
import { Total } from './total.tsx';

type Props = { row: PricedRow & { priceUnit: string } };

/** The total to pay, with its parts below. */
export function Price({ row }: Props) {
  return (
    <div>
      <p>
        <Total row={row} className="text-2xl font-semibold" />{' '}
        <span className="text-sm text-muted">in total</span>
      </p>
      <p className="text-sm text-muted">
        {formatPrice(toPence(row.price))} a {row.priceUnit} · Consultation:{' '}
        {consultationFeeText(row.consultationFee)} · Delivery: {deliveryFeeText(row.deliveryFee)}
      </p>
    </div>
  );
}
