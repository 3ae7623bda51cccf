import type { ReactNode } from 'react';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { ProductHistory } from '#contract/schemas/price-history.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { consultationFeeText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Checked } from '#site/components/price/checked.tsx';
import { Total } from '#site/components/price/total.tsx';
import { PriceChange } from '#site/components/price-change/price-change.tsx';
import { PriceLine } from '#site/components/price-history/price-line.tsx';
import { StockLabel } from '#site/components/stock/stock-label.tsx';

type Props = {
  product: CompanyProduct;
  past: ProductHistory | undefined;
  /** The end of the history, an ISO time. */
  at: string | undefined;
};

/** The row of a dose; on a small screen a block of four lines, with the dose and the total in the first. */
export function DoseRow({ product, past, at }: Props) {
  const { name, dose, price, priceUnit, consultationFee, deliveryFee } = product;
  return (
    <tr className="grid grid-cols-[1fr_4rem_6.75rem] items-baseline gap-x-2 border-t px-3 py-1.5 md:table-row md:align-baseline print:table-row">
      <th
        scope="row"
        className="text-left text-lg font-semibold wrap-normal md:px-2 md:py-3 md:pl-4 md:text-base print:px-1 print:py-0.5 print:text-base"
      >
        <span className="sr-only">{name} </span>
        {dose}
      </th>
      <td
        className={`col-span-2 text-right whitespace-nowrap md:text-left print:text-left ${cell}`}
      >
        <Total row={product} className="text-lg font-semibold print:text-base" />
        <span className="text-sm text-muted md:hidden print:hidden"> in total</span>
      </td>
      <td className={`col-span-2 row-start-2 ${cell}`}>
        <span className="sr-only md:hidden">Price </span>
        {formatPrice(toPence(price))} <span className="text-sm text-muted">a {priceUnit}</span>{' '}
        <span className="inline-block align-middle md:block print:hidden">
          <PriceChange difference={product.priceChange} />
        </span>
        {product.firstOrderPrice !== null && (
          <span className="block text-sm text-muted max-md:hidden print:hidden">
            First order {formatPrice(toPence(product.firstOrderPrice))}
          </span>
        )}
      </td>
      <Fee label="Consultation" className="col-span-2 row-start-3">
        {consultationFeeText(consultationFee)}
      </Fee>
      <Fee label="Delivery" className="row-start-3 text-right md:text-left print:text-left">
        {deliveryFeeText(deliveryFee)}
      </Fee>
      <td className={`col-start-3 row-start-4 self-center justify-self-end ${cell}`}>
        {past && at !== undefined && (
          <PriceLine
            periods={past.periods}
            at={at}
            className="h-5 w-24 md:w-full md:max-w-24 print:w-full"
          />
        )}
      </td>
      <td className={`contents md:table-cell print:table-cell print:whitespace-nowrap ${cell}`}>
        <div className="col-start-3 row-start-2 max-md:justify-self-end print:justify-self-auto print:inline-block print:w-27">
          <StockLabel inStock={product.inStock} />
        </div>
        <p className="col-span-2 row-start-4 text-sm text-muted print:inline">
          <Checked product={product} />
          {product.freshness === 'older' && (
            <strong className="block text-accent">May be out of date</strong>
          )}
        </p>
      </td>
    </tr>
  );
}

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
