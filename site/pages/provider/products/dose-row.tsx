import type { ReactNode } from 'react';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { consultationFeeText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Checked } from '#site/components/price/checked.tsx';
import { Total } from '#site/components/price/total.tsx';
import { PriceChange } from '#site/components/price-change/price-change.tsx';
import { StockLabel } from '#site/components/stock/stock-label.tsx';
import { WatchButton } from '#site/components/watch-list/watch-button.tsx';

/** The row of a dose; on a small screen the total comes first. */
export function DoseRow({ product }: { product: CompanyProduct }) {
  const { name, dose, price, priceUnit, consultationFee, deliveryFee } = product;
  return (
    <tr className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t p-4 md:table-row md:align-baseline">
      <th
        scope="row"
        className="order-3 basis-full text-left font-semibold wrap-normal md:px-2 md:py-3 md:pl-4"
      >
        <span className="md:sr-only">{name} </span>
        {dose}
      </th>
      <td className="order-1 grow md:px-2 md:py-3">
        <Total row={product} className="text-xl font-semibold" />
        <span className="text-sm text-muted md:hidden"> in total</span>
      </td>
      <Part label="Price" className="basis-full">
        {formatPrice(toPence(price))} <span className="text-sm text-muted">a {priceUnit}</span>{' '}
        <span className="inline-block align-middle md:block">
          <PriceChange difference={product.priceChange} />
        </span>
      </Part>
      <Part label="Consultation">{consultationFeeText(consultationFee)}</Part>
      <Part label="Delivery">{deliveryFeeText(deliveryFee)}</Part>
      <td className="contents md:table-cell md:px-2 md:py-3 md:pr-4">
        <div className="order-2">
          <StockLabel inStock={product.inStock} />
        </div>
        <p className="order-5 basis-full text-sm text-muted">
          <Checked product={product} /> <WatchButton product={product} />
          {product.freshness === 'older' && (
            <strong className="block text-accent">May be out of date</strong>
          )}
        </p>
      </td>
    </tr>
  );
}

type PartProps = { label: string; className?: string; children: ReactNode };

/** A part of the total, labelled on small screens, which have no column headings. */
function Part({ label, className = '', children }: PartProps) {
  return (
    <td className={`order-4 text-sm md:px-2 md:py-3 md:text-base ${className}`}>
      <span className="text-muted md:hidden">{label} </span>
      {children}
    </td>
  );
}
