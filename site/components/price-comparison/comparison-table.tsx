import { useId } from 'react';
import { isRegistered, registrationCheckDays } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { GetForm } from '../filters/get-form.tsx';
import { MonthNote } from '../price/month-note.tsx';
import { RegisterMeanings } from '../registers/register-meanings.tsx';
import type { Choosing } from './choice.ts';
import { ColumnHead } from './column-head.tsx';
import { columns } from './columns.ts';
import { ProductRow } from './product-row.tsx';
import { sortTexts } from './sort-texts.ts';

type Props = Omit<Choosing, 'unfiltered'> & {
  products: readonly Product[];
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
};

/**
 * The products as a table on large screens and on paper, or as cards on small screens; those of unregistered providers
 * in a separate group below.
 */
export function ComparisonTable({ products, productsNow, choice, choose, addressOf }: Props) {
  const now = productsNow && new Map(productsNow.map((product) => [product.id, product]));
  const row = (product: Product) => (
    <ProductRow key={product.id} product={product} now={now && (now.get(product.id) ?? null)} />
  );
  const sortForm = useId();
  const registered = products.filter(({ company }) => isRegistered(company));
  const unregistered = products.filter(({ company }) => !isRegistered(company));
  return (
    <>
      <GetForm id={sortForm} address={addressOf({ ...choice, sortBy: 'price' })} />
      <table className="comparison-table">
        <caption>
          The cost of each dose: the total, the price and the fees. Sorted by:{' '}
          {sortTexts[choice.sortBy]}. <MonthNote /> Nobody pays for a place in this table.
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
        <tbody>{registered.map(row)}</tbody>
        {unregistered.length > 0 && (
          <tbody>
            <tr className="group-head">
              <th scope="rowgroup" colSpan={columns.length}>
                <b>No registration on record.</b> These providers are listed below the others and
                left out of every lowest price, because we have not found them in any register of
                the UK’s health regulators in the last {registrationCheckDays} days.
              </th>
            </tr>
            {unregistered.map(row)}
          </tbody>
        )}
      </table>
      <RegisterMeanings />
    </>
  );
}
