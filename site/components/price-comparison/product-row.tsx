import { memo } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { priceChangeText } from '#contract/rules/price-change.ts';
import { formatRating, sentimentBadge } from '#contract/rules/rating.ts';
import { registers } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';
import { useBrandTheme } from '../brands/brands.tsx';
import { consultationFeeText, deliveryFeeText } from '../price/fee-text.ts';
import { Total } from '../price/total.tsx';
import { SideBySideTick } from '../side-by-side/tick.tsx';
import { PriceLine } from './price-line.tsx';
import { SinceThen } from './since-then.tsx';

type Props = {
  product: Product;
  /** The same product today, if the row is of a past day; null if it is no longer listed. */
  now?: Product | null | undefined;
  /** What it cost month by month, oldest first. */
  line?: readonly (string | null)[] | undefined;
  /** Why the row stands where it stands. */
  reason: string;
};

/**
 * A row of the table, or on small screens a card that opens for the rest. It has no more markup than it needs, because
 * there can be many: its look is written in comparison-table.css.
 */
export const ProductRow = memo(function ProductRow({ product, now, line, reason }: Props) {
  const brandTheme = useBrandTheme();
  const { company, id, name, dose } = product;
  const marks = registers.filter((register) => isOnRegister(company, register.name));
  return (
    <tr>
      <td className="total" title={reason}>
        <Total row={product} className="amount" />
      </td>
      <td className="what" data-theme={brandTheme(name)}>
        <b>{name}</b> <b>{dose}</b>
      </td>
      <th scope="row" className="who">
        <Link to={paths.provider(company.slug)} discover="none" aria-describedby={`why-${id}`}>
          <span className="sr-only">View Provider </span>
          {company.name}
        </Link>{' '}
        <small>{marks.map(({ shortName }) => shortName).join(' ')}</small>
      </th>
      <td className="stock">
        <span className={product.inStock ? 'in' : undefined}>
          {product.inStock ? 'In Stock' : 'Out of Stock'}
        </span>
      </td>
      <td className="rest figure" data-title="Price">
        {`${formatPrice(toPence(product.price))} `}
        <Change product={product} />
        {now !== undefined && <SinceThen product={product} now={now} />}
      </td>
      <td className="rest figure" data-title="Consultation">
        {consultationFeeText(product.consultationFee)}
      </td>
      <td className="rest figure" data-title="Delivery">
        {deliveryFeeText(product.deliveryFee)}
      </td>
      <td className="rating figure" data-title="Rating">
        {company.averageRating !== null && (
          <b>
            {formatRating(company.averageRating)}
            <span className="sr-only"> out of 5</span>
          </b>
        )}{' '}
        <small>{counted(company.reviewCount, 'review')}</small>
      </td>
      <td className="rest line" data-title="12 months">
        <PriceLine prices={line} />
      </td>
      <td className="checked">
        {product.freshness === 'older' && <span className="stale">may be out of date</span>}{' '}
        <time dateTime={product.checkedAt}>{checkedText(product)}</time>
      </td>
      <td className="tick">
        <SideBySideTick slug={company.slug} name={company.name} isLabelHidden />
      </td>
      <td className="more">
        <Opener product={product} />
      </td>
      <td className="why">
        <span id={`why-${id}`}>
          <b>Why here?</b> {reason}
        </span>
        {` Sentiment: ${sentimentBadge(company.averageRating)}. `}
        <Link to={paths.price(id)} discover="none">
          Receipt of this price
        </Link>
        <Link to={paths.reportPrice(id)} discover="none">
          Wrong?
        </Link>
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
        <span className="sr-only">{` on ${dose} at ${company.name}`}</span>
      </summary>
    </details>
  );
}

/** The price change in the last month, with the full sentence as its tip. */
function Change({ product: { priceChange } }: Pick<Props, 'product'>) {
  const text = priceChangeText(priceChange);
  return (
    <span role="img" className={priceChange.change} aria-label={text} title={text}>
      {priceChange.change === 'same' ? '' : `${priceChange.percentage}%`}
    </span>
  );
}

function checkedText({ checkedAt, freshness }: Product): string {
  return freshness === 'older' ? formatDate(checkedAt) : freshnessTexts[freshness];
}
