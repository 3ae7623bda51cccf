import { Link } from 'react-router-dom';
import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';

type Props = { product: Pick<CompanyProduct, 'checkedAt' | 'freshness' | 'id'> };

/** When a price was last checked, with its freshness and a link to its receipt. */
export function Checked({ product }: Props) {
  const { checkedAt, freshness } = product;
  return (
    <>
      <Link to={paths.price(product.id)} className="text-link">
        Checked <time dateTime={checkedAt}>{formatDate(checkedAt)}</time>
      </Link>
      , {freshnessTexts[freshness]}.{' '}
      <Link to={paths.reportPrice(product.id)} className="text-link print:hidden">
        Wrong?
      </Link>
    </>
  );
}
