import { formatShortDate, londonDay } from '#contract/rules/date.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';

type Props = { product: Pick<CompanyProduct, 'checkedAt' | 'id'> };

/** The day on which a price was last checked, as a link to its receipt, and the way to report a mistake. */
export function Checked({ product: { checkedAt, id } }: Props) {
  return (
    <>
      <a href={paths.price(id)} className="text-link mr-1 inline-block py-0.5">
        Checked <time dateTime={londonDay(new Date(checkedAt))}>{formatShortDate(checkedAt)}</time>
      </a>{' '}
      <a href={paths.correctPrice(id)} className="text-link mr-1 inline-block py-0.5 print:hidden">
        Wrong?
      </a>
    </>
  );
}
