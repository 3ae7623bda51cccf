import { memo } from 'react';
import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { priceChangeInBrief, priceChangeText } from '#contract/rules/price-change.ts';
import { formatRating, sentimentBadge } from '#contract/rules/rating.ts';
import { registerMarks } from '#contract/rules/registration.ts';
import { stockLabel } from '#contract/rules/stock-label.ts';
import {
  hasOwnPrice,
  isConsultationPaid,
  totalCost,
  type OrderKind,
} from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Brand } from '#contract/schemas/site.ts';
import { paths } from '#site/paths.ts';
import { consultationFeeText, deliveryFeeText } from '../price/fee-text.ts';
import { SideBySideTick } from '../side-by-side/tick.tsx';
import { PriceLine } from './price-line.tsx';
import { SinceThen } from './since-then.tsx';

type Props = {
  /** Its price and consultation fee are those of the order. */
  product: Product;
  order: OrderKind;
  /** Its place among all rows, from 1 on. */
  place: number;
  /** The colours of its medication. */
  theme: Brand['theme'];
  /** The same product today, if the row is of a past day; null if it is no longer listed. */
  now?: Product | null | undefined;
  /** What it cost month by month, oldest first. */
  line?: readonly (string | null)[] | undefined;
  /** Why the row is in this position. */
  reason: string;
};

/**
 * A row of the table, or on small screens a card that opens for the rest. There can be many, so it has no more markup
 * than it needs: the look of each cell, and what all rows say alike, is in comparison-table.css, which knows the cells
 * by their order; the table makes the links use the router.
 */
export const ProductRow = memo(function ProductRow({
  product,
  order,
  place,
  theme,
  now,
  line,
  reason,
}: Props) {
  const { company, id, name, dose, freshness, inStock } = product;
  const total = totalCost(product);
  const isOrdinary = !hasOwnPrice(product, order);
  const isOfPastDay = now !== undefined;
  return (
    <tr>
      <td>
        {!total.isComplete && <small>at least </small>}
        {formatTotal(total.pence)}
      </td>
      <td data-theme={theme}>
        <b>{name}</b>
        {` ${dose}`}
      </td>
      <th scope="row">
        <a href={paths.provider(company.slug)} aria-describedby={`why-${place}`}>
          {company.name}
        </a>
        {` ${registerMarks(company).join(' ')}`}
      </th>
      <td className={inStock ? 'in' : undefined}>{stockLabel(inStock)}</td>
      <td>
        {`${formatPrice(toPence(product.price))} `}
        {isOrdinary && <Change product={product} />}
        {isOfPastDay && <SinceThen product={product} now={now} />}
      </td>
      <td>
        {isConsultationPaid(product, order)
          ? 'Already paid'
          : consultationFeeText(product.consultationFee)}
      </td>
      <td>{deliveryFeeText(product.deliveryFee)}</td>
      <td>
        {company.averageRating !== null && <b>{formatRating(company.averageRating)}</b>}{' '}
        <small>{counted(company.reviewCount, 'review')}</small>
      </td>
      <td>{isOrdinary && <PriceLine prices={line} />}</td>
      <td>
        {freshness === 'older' && <b>may be out of date </b>}
        {isOfPastDay || freshness === 'older'
          ? formatDate(product.checkedAt)
          : freshnessTexts[freshness]}
      </td>
      <td>
        <SideBySideTick slug={company.slug} name={company.name} isLabelHidden />
      </td>
      <td>
        <Opener product={product} />
      </td>
      <td>
        <span id={`why-${place}`}>{reason}</span>
        {` Sentiment: ${sentimentBadge(company.averageRating)}. `}
        <a href={paths.price(id)}>Receipt of this price</a>
        <a href={paths.correctPrice(id)}>Wrong?</a>
      </td>
    </tr>
  );
});

/** Opens the rest of a card: the style sheet shows the cells beside it. */
function Opener({ product: { dose, company } }: Pick<Props, 'product'>) {
  return (
    <details>
      <summary>
        More
        <i>{` on ${dose} at ${company.name}`}</i>
      </summary>
    </details>
  );
}

/** The price change in the last month, with the full sentence as its name and its tip; nothing where it is not known. */
function Change({ product: { priceChange } }: Pick<Props, 'product'>) {
  if (!priceChange) return null;
  return (
    <span role="img" className={priceChange.change} title={priceChangeText(priceChange)}>
      {priceChange.change !== 'same' && priceChangeInBrief(priceChange)}
    </span>
  );
}
