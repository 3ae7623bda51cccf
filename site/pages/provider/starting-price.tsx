import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { Total } from '#site/components/price/total.tsx';

/** The lowest price in stock, its total equally prominent, and the product. */
export function StartingPrice({ product }: { product: CompanyProduct }) {
  return (
    <>
      <p>
        <span className="font-semibold sm:text-xl">{formatPrice(toPence(product.price))}</span>{' '}
        <span className="text-sm text-muted">a {product.priceUnit}</span>
      </p>
      <p>
        <Total row={product} className="sm:text-xl" />{' '}
        <span className="text-sm text-muted">with fees</span>
      </p>
      <p className="text-sm text-muted">
        {product.name} {product.dose}
      </p>
    </>
  );
}
