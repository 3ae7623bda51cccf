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

/**
 * The row of a dose; on a small screen a block of four lines, with the dose and the total in the first. The look of each cell
 * is in dose-table.css, which knows the cells by their order.
 */
export function DoseRow({ product, provider, past, at }: Props) {
  const { name, dose, price, priceUnit, consultationFee, deliveryFee } = product;
  return (
    <tr>
      <th scope="row">
        <span className="sr-only">{`${name} `}</span>
        {dose}
      </th>
      <td>
        <Total row={product} className="text-lg print:text-base" />
        <span className="text-sm text-muted md:hidden print:hidden"> in total</span>
      </td>
      <td>
        <span className="sr-only md:hidden">Price </span>
        {`${formatPrice(toPence(price))} `}
        <span className="text-sm text-muted">{`a ${priceUnit}`}</span>{' '}
        {product.priceChange && (
          <span className="inline-block align-middle md:block print:hidden">
            <PriceChange difference={product.priceChange} />
          </span>
        )}
        {product.firstOrderPrice !== null && (
          <span className="block text-sm text-muted">
            {`First order ${formatPrice(toPence(product.firstOrderPrice))}`}
          </span>
        )}
      </td>
      <Fee label="Consultation">{consultationFeeText(consultationFee)}</Fee>
      <Fee label="Delivery">{deliveryFeeText(deliveryFee)}</Fee>
      <td>
        {past && at !== undefined && (
          <TotalLine
            periods={past.periods}
            at={at}
            className="h-5 w-14 md:w-full md:max-w-24 print:w-full"
          />
        )}
      </td>
      <td>
        <div>
          <StockLabel inStock={product.inStock} />
        </div>
        <p>
          <Checked product={product} /> <WatchButton product={{ ...product, company: provider }} />
          {product.freshness === 'older' && (
            <strong className="block text-accent">May be out of date</strong>
          )}
        </p>
      </td>
    </tr>
  );
}

type FeeProps = { label: string; children: ReactNode };

/** A part of the total, labelled on small screens, which have no column headings. */
function Fee({ label, children }: FeeProps) {
  return (
    <td>
      <span className="text-muted md:hidden print:hidden">{`${label} `}</span>
      {children}
    </td>
  );
}
