import type { ReactNode } from 'react';
import { isRegistered } from '#contract/rules/registration.ts';
import { watchedTitle } from '#contract/rules/watch-list.ts';
import type { Product } from '#contract/schemas/product.ts';
import { Checked } from '#site/components/price/checked.tsx';
import { Total } from '#site/components/price/total.tsx';
import { StockLabel } from '#site/components/stock/stock-label.tsx';
import { paths } from '#site/paths.ts';

type Props = { product: Product; children?: ReactNode };

/** A price on the list, with what else there is to say of it. */
export function WatchedRow({ product, children }: Props) {
  return (
    <li tabIndex={-1} className={rowClass}>
      <div className="min-w-0">
        <a href={paths.price(product.id)} className="text-link font-semibold">
          {watchedTitle(product)}
        </a>
        {!isRegistered(product.company) && (
          <strong className="block text-up">No current registration on record</strong>
        )}
        <p>
          <Total row={product} /> <span className="mr-4">in total</span>
          <StockLabel inStock={product.inStock} />
        </p>
        <p className="text-sm text-muted">
          <Checked product={product} />
          {product.freshness === 'older' && (
            <strong className="text-accent">May be out of date</strong>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

/** Of a price that is no longer listed, too. Any row takes the focus when the one before it is removed. */
export const rowClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3';

export const listClass = 'flex flex-col divide-y rounded-base border bg-surface px-4 md:px-6';
