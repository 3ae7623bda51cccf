import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { formatRating, sentimentBadge, type SentimentBadge } from '#contract/rules/rating.ts';
import { registers } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';
import { useBrandTheme } from '../brands/brands.tsx';
import { consultationFeeText, deliveryFeeText } from '../price/fee-text.ts';
import { Checked } from '../price/checked.tsx';
import { Total } from '../price/total.tsx';
import { PriceChange } from '../price-change/price-change.tsx';
import { meaningId } from '../registers/register-meanings.tsx';
import { SideBySideTick } from '../side-by-side/tick.tsx';
import { Stars } from '../stars/stars.tsx';
import { SinceThen } from './since-then.tsx';
import { StockLabel } from '../stock/stock-label.tsx';
import { Tag, type TagTone } from '../tag/tag.tsx';

type Props = {
  product: Product;
  /** The same product today, if the row is of a past day; null if it is no longer listed. */
  now?: Product | null | undefined;
};

/** A row of the table, or on small screens a card with the same content in the same order. */
export const ProductRow = memo(function ProductRow({ product, now }: Props) {
  const brandTheme = useBrandTheme();
  const { company } = product;
  const badge = sentimentBadge(company.averageRating);
  return (
    <tr>
      <td className="figure line">
        <Total row={product} className="text-xl font-semibold print:text-base" />{' '}
        <span className="card-only text-sm text-muted">in total</span>
      </td>
      <td className="line" data-theme={brandTheme(product.name)}>
        <b className="font-semibold text-theme">{product.name}</b>{' '}
        <b className="font-semibold whitespace-nowrap">{product.dose}</b>{' '}
        <span className="secondary">a {product.priceUnit}</span>
      </td>
      <th scope="row" className="line">
        <b className="block font-semibold">{company.name}</b>
        <span className="secondary">{company.type}</span> <RowMarks company={company} />
        <Link
          to={paths.provider(company.slug)}
          className="apart text-link py-0.5 text-sm whitespace-nowrap print:hidden"
        >
          View Provider<span className="sr-only"> {company.name}</span>
        </Link>{' '}
        <SideBySideTick slug={company.slug} name={company.name} isLabelHidden />
      </th>
      <td className="line">
        <StockLabel inStock={product.inStock} />{' '}
        <span className="apart secondary">
          <Checked product={product} />
        </span>{' '}
        {product.freshness === 'older' && <Tag tone="accent">may be out of date</Tag>}
      </td>
      <td className="figure" data-title="Price">
        {formatPrice(toPence(product.price))}
        <div className="print:hidden">
          <PriceChange difference={product.priceChange} />
        </div>
        {now !== undefined && <SinceThen product={product} now={now} />}
      </td>
      <td className="figure" data-title="Consultation">
        {consultationFeeText(product.consultationFee)}
      </td>
      <td className="figure" data-title="Delivery">
        {deliveryFeeText(product.deliveryFee)}
      </td>
      <td className="figure" data-title="Rating">
        {company.averageRating === null ? (
          <NoRating reviewCount={company.reviewCount} />
        ) : (
          <StarRating rating={company.averageRating} />
        )}
      </td>
      <td className="figure" data-title="Reviews">
        {company.reviewCount.toLocaleString('en-GB')}
      </td>
      <td data-title="Sentiment">
        <Tag tone={badgeTones[badge]}>{badge}</Tag>
      </td>
    </tr>
  );
});

function NoRating({ reviewCount }: { reviewCount: number }) {
  return <span className="secondary">{reviewCount === 0 ? 'None yet' : 'Too few reviews'}</span>;
}

/** The provider's registers in short form, because there can be more than a hundred rows. */
function RowMarks({ company }: Pick<Product, 'company'>) {
  return registers
    .filter(({ name }) => isOnRegister(company, name))
    .map(({ name, shortName }) => (
      <Fragment key={name}>
        <button type="button" popoverTarget={meaningId(name)} className="mark">
          {shortName}
        </button>{' '}
      </Fragment>
    ));
}

function StarRating({ rating }: { rating: number }) {
  return (
    <>
      {formatRating(rating)}
      <span className="sr-only"> out of 5</span>{' '}
      <Stars rating={rating} className="inline h-3 w-15 xl:ml-auto xl:block print:hidden" />
    </>
  );
}

const badgeTones: Record<SentimentBadge, TagTone> = {
  Positive: 'down',
  Negative: 'up',
  Mixed: 'accent',
  'No data': 'neutral',
};
