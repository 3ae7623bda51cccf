import { useId } from 'react';
import type { Product } from '#contract/schemas/product.ts';
import { GetForm } from '../filters/get-form.tsx';
import type { Choosing } from './choice.ts';
import { ColumnHead } from './column-head.tsx';
import { columns } from './columns.ts';
import { ProductRow } from './product-row.tsx';
import { sortTexts } from './sort-texts.ts';

type Props = Omit<Choosing, 'unfiltered'> & { products: readonly Product[] };

/** The products as a table on large screens and on paper, as cards on small screens. */
export function ComparisonTable({ products, choice, choose, addressOf }: Props) {
  const sortForm = useId();
  return (
    <>
      <GetForm id={sortForm} address={addressOf({ ...choice, sortBy: 'price' })} />
      <table className="comparison-table">
        <caption>
          What each dose costs, in total and in its parts. Sorted by: {sortTexts[choice.sortBy]}.
          Nobody pays for a place in this table.
        </caption>
        <colgroup>
          {columns.map(({ title, widthClass }) => (
            <col key={title} className={widthClass} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead
                key={column.title}
                column={column}
                sortBy={choice.sortBy}
                sortForm={sortForm}
                onSort={(sortBy) => choose({ sortBy })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </>
  );
}
