import { useId, type ComponentProps } from 'react';
import { countOnSale } from '#contract/rules/on-sale.ts';
import { orderOf } from '#contract/rules/product-filters.ts';
import {
  isRegistered,
  registersOfAny,
  registrationCheckDays,
} from '#contract/rules/registration.ts';
import { forOrder, orderKinds } from '#contract/rules/total-cost.ts';
import { whyHere } from '#contract/rules/why-here.ts';
import type { PriceLines } from '#contract/schemas/price-history.ts';
import type { Product } from '#contract/schemas/product.ts';
import { useBrands, useBrandTheme } from '../brands/brands.tsx';
import { GetForm } from '../filters/get-form.tsx';
import { MonthNote } from '../price/month-note.tsx';
import { RegisterMark } from '../registers/register-mark.tsx';
import { KeptPart, TableRows } from '../kept-markup/kept-markup.tsx';
import { RegisterMeanings } from '../registers/register-meanings.tsx';
import type { Choosing } from './choice.ts';
import { ColumnHead } from './column-head.tsx';
import { columns } from './columns.ts';
import { ProductRow } from './product-row.tsx';
import { sortTexts } from './sort-texts.ts';

type Props = Omit<Choosing, 'unfiltered'> & {
  /** All products that match, in order. */
  products: readonly Product[];
  /** Which of them are shown, as positions from 0 on, `end` not included. */
  range: { start: number; end: number };
  /** Today’s products, if the rows are of a past day. */
  productsNow?: readonly Product[] | undefined;
  lines?: PriceLines['prices'] | undefined;
};

/**
 * The products as a table on large screens and on paper, or as cards on small screens; those of unregistered providers
 * in a separate group below.
 */
export function ComparisonTable({
  products,
  range,
  productsNow,
  lines,
  choice,
  choose,
  addressOf,
}: Props) {
  const { sortBy } = choice;
  const order = orderOf(choice);
  const brands = useBrands();
  const brandTheme = useBrandTheme();
  const shown = products
    .slice(range.start, range.end)
    .map((product, place) => ({ product, index: range.start + place }));
  const shownIds = new Set(shown.map(({ product }) => product.id));
  const now =
    productsNow &&
    new Map(
      productsNow
        .filter(({ id }) => shownIds.has(id))
        .map((product) => [product.id, forOrder(product, order)]),
    );
  const available = countOnSale(products);
  const row = ({ product, index }: { product: Product; index: number }) => (
    <ProductRow
      key={product.id}
      product={product}
      order={order}
      place={index + 1}
      theme={brandTheme(product.name)}
      now={now && (now.get(product.id) ?? null)}
      line={lines?.[product.id]}
      reason={whyHere(product, {
        sortBy,
        place: index + 1,
        available,
        previous: products[index - 1],
      })}
    />
  );
  const sortForm = useId();
  const linesShown = shown.map(({ product }) => lines?.[product.id]);
  const from = [
    products,
    range.start,
    range.end,
    sortBy,
    order,
    productsNow,
    brands,
    ...linesShown,
  ];
  const registered = shown.filter(({ product }) => isRegistered(product.company));
  const unregistered = shown.filter(({ product }) => !isRegistered(product.company));
  const marks = registersOfAny(shown.map(({ product }) => product.company));
  return (
    <div className="comparison">
      <GetForm id={sortForm} address={addressOf({ ...choice, sortBy: 'total-cost', page: 1 })} />
      <label className="explain">
        <input type="checkbox" autoComplete="off" /> Say why each row is where it is
      </label>
      <table className="comparison-table" data-order={order}>
        <caption>
          The cost of {order !== 'any' && `a ${orderKinds[order].toLowerCase()} of `}each dose: the
          total, the price and the fees. Sorted by: {sortTexts[sortBy]}, unknown last. <MonthNote />{' '}
          Nobody pays for a place in this table.
        </caption>
        <KeptPart as="thead">
          <HeadRow
            sortBy={sortBy}
            sortForm={sortForm}
            onSort={(next) => choose({ sortBy: next })}
          />
        </KeptPart>
        {registered.length > 0 && (
          <TableRows from={['registered', ...from]} rows={() => registered.map(row)} />
        )}
        {unregistered.length > 0 && (
          <TableRows
            from={['unregistered', ...from]}
            rows={() => [<UnregisteredHead key="head" />, ...unregistered.map(row)]}
          />
        )}
      </table>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-sm print:hidden">
        Registers:
        {marks.map((register) => (
          <RegisterMark key={register.name} register={register} />
        ))}
      </div>
      <RegisterMeanings registers={marks} />
    </div>
  );
}

type HeadProps = Pick<ComponentProps<typeof ColumnHead>, 'onSort' | 'sortBy' | 'sortForm'>;

function HeadRow(sorting: HeadProps) {
  return (
    <tr>
      {columns.map((column) => (
        <ColumnHead key={column.title} column={column} {...sorting} />
      ))}
      <th scope="col">Side by side</th>
      <th scope="col">More</th>
      <th scope="col">Why here?</th>
    </tr>
  );
}

/** Says what the providers below it have in common. */
function UnregisteredHead() {
  return (
    <tr className="group-head">
      <th scope="rowgroup" colSpan={columns.length + 3}>
        <b>No current registration on record.</b> These providers are listed below the others and
        left out of every lowest price, because in the registers of the UK’s health regulators we
        have no entry for them that we have checked in the last {registrationCheckDays} days and
        that has not ended.
      </th>
    </tr>
  );
}
