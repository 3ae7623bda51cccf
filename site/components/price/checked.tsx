import { Link } from 'react-router-dom';
import { formatDate, formatDayAndMonth } from '#contract/rules/date.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';

type Props = { product: Pick<CompanyProduct, 'checkedAt' | 'freshness' | 'id'> };

/** The day on which a price was last checked, as a link to its receipt, and the way to report a mistake. */
export function Checked({ product: { checkedAt, freshness, id } }: Props) {
  const day = freshness === 'older' ? formatDate(checkedAt) : formatDayAndMonth(checkedAt);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <Link to={paths.price(id)} className="text-link py-0.5">
        Checked <time dateTime={checkedAt}>{day}</time>
      </Link>
      <Link to={paths.reportPrice(id)} className="text-link py-0.5 print:hidden">
        Wrong?
      </Link>
    </span>
  );
}
