import type { ReactNode } from 'react';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { ProductHistory } from '#contract/schemas/price-history.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { consultationFeeText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Checked } from '#site/components/price/checked.tsx';
import { Total } from '#site/components/price/total.tsx';
import { PriceChange } from '#site/components/price-change/price-change.tsx';
import { TotalLine } from '#site/components/price-history/total-line.tsx';
import { StockLabel } from '#site/components/stock/stock-label.tsx';
import { WatchButton } from '#site/components/watch-list/watch-button.tsx';

type Props = {
  product: CompanyProduct;
  provider: { name: string };
  past: ProductHistory | undefined;
  /** The end of the history, an ISO time. */
  at: string | undefined;
};

/** The row of a dose; on a small screen a block of four lines, with the dose and the total in the first. */
export function DoseRow({ product, provider, past, at }: Props) {
  const { name, dose, price, priceUnit, consultationFee, deliveryFee } = product;
  return (
    <tr className="flex flex-wrap items-baseline gap-x-2 border-t px-3 py-1.5 md:table-row md:align-baseline print:table-row">
      <th
        scope="row"
        className={`order-1 text-left text-lg font-semibold wrap-normal md:pl-4 md:text-base print:text-base ${left} ${cell}`}
      >
        <span className="sr-only">{name} </span>
        {dose}
      </th>
      <td className={`order-2 ml-auto md:ml-0 ${cell}`}>
        <Total row={product} className="text-lg font-semibold print:text-base" />
        <span className="text-sm text-muted md:hidden print:hidden"> in total</span>
      </td>
      <td className={`order-3 ${left} ${cell}`}>
        <span className="sr-only md:hidden">Price </span>
        {formatPrice(toPence(price))} <span className="text-sm text-muted">a {priceUnit}</span>{' '}
        {product.priceChange && (
          <span className="inline-block align-middle md:block print:hidden">
            <PriceChange difference={product.priceChange} />
          </span>
        )}
        {product.firstOrderPrice !== null && (
          <span className="block text-sm text-muted">
            First order {formatPrice(toPence(product.firstOrderPrice))}
          </span>
        )}
      </td>
      <Fee label="Consultation" className={`order-5 ${left}`}>
        {consultationFeeText(consultationFee)}
      </Fee>
      <Fee label="Delivery" className="order-6 ml-auto">
        {deliveryFeeText(deliveryFee)}
      </Fee>
      <td className={`order-8 ml-auto self-center ${cell}`}>
        {past && at !== undefined && (
          <TotalLine
            periods={past.periods}
            at={at}
            className="h-5 w-14 md:w-full md:max-w-24 print:w-full"
          />
        )}
      </td>
      <td className={`contents md:table-cell print:table-cell print:whitespace-nowrap ${cell}`}>
        <div className="order-4 ml-auto md:ml-0 print:ml-0 print:inline-block print:w-27">
          <StockLabel inStock={product.inStock} />
        </div>
        <p className={`order-7 text-sm text-muted print:inline ${left}`}>
          <Checked product={product} /> <WatchButton product={{ ...product, company: provider }} />
          {product.freshness === 'older' && (
            <strong className="block text-accent">May be out of date</strong>
          )}
        </p>
      </td>
    </tr>
  );
}

/** The first of two on a line of a small screen; the other follows below where both are too wide. */
const left = 'min-w-0 grow basis-[52%]';

const cell = 'md:px-2 md:py-3 print:px-1 print:py-0.5';

type FeeProps = { label: string; className: string; children: ReactNode };

/** A part of the total, labelled on small screens, which have no column headings. */
function Fee({ label, className, children }: FeeProps) {
  return (
    <td className={`text-sm md:text-base print:text-base ${className} ${cell}`}>
      <span className="text-muted md:hidden print:hidden">{label} </span>
      {children}
    </td>
  );
}
