import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

/** When a price was last compared with its source: the day, and how long that is ago at most. */
export function Checked({ product }: { product: Pick<CompanyProduct, 'checkedAt' | 'freshness'> }) {
  const { checkedAt, freshness } = product;
  return (
    <>
      Checked <time dateTime={checkedAt}>{formatDate(checkedAt)}</time>, {freshnessTexts[freshness]}
    </>
  );
}
