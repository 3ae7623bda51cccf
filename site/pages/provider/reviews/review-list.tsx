import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counted, formatCount } from '#contract/rules/counted.ts';
import { defaultReviewSort, reviewPageSize } from '#contract/rules/review-order.ts';
import type { Provider } from '#contract/schemas/company.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { paths } from '#site/paths.ts';
import { readHistoryChoice } from '../history-choice.ts';
import { keepLastPage, keptLastPage } from './last-page.ts';
import { LoadMore } from './load-more.tsx';
import { ReviewPart } from './review-part.tsx';

type Props = { provider: Provider; request: ReviewsRequest };

/** The reviews from the requested page on; 'Load More' adds twelve, which are there again for whoever comes back. */
export function ReviewList({ provider, request }: Props) {
  const { slug, sort, page: firstPage } = request;
  const history = readHistoryChoice(useSearchParams()[0]);
  const isHydrated = useHydrated();
  const [lastPageAtFirst] = useState(() => (isHydrated && keptLastPage()) || firstPage);
  const [lastPage, setLastPage] = useState(lastPageAtFirst);
  const total = sort === 'verified' ? provider.reviewSummary.verifiedCount : provider.reviewCount;
  const first = (firstPage - 1) * reviewPageSize + 1;
  const last = Math.min(lastPage * reviewPageSize, total);
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);

  if (first > total) {
    return (
      <p>
        {total === 0 ? 'None of the reviews is verified.' : 'There are no reviews on this page.'}{' '}
        <a
          href={paths.providerReviews(slug, { ...history, sort: defaultReviewSort, page: 1 })}
          className="text-link"
        >
          Show the newest reviews
        </a>
      </p>
    );
  }
  return (
    <>
      <p role="status" className="font-semibold">
        Showing {first > 1 && `${formatCount(first)} to `}
        {formatCount(last)} of {counted(total, sort === 'verified' ? 'verified review' : 'review')}
      </p>
      {firstPage > 1 && (
        <p>
          <a
            href={paths.providerReviews(slug, { ...history, sort, page: firstPage - 1 })}
            className="text-link py-1"
          >
            Previous reviews
          </a>
        </p>
      )}
      <div>
        {pages.map((page) => (
          <ReviewPart
            key={page}
            provider={provider}
            request={{ slug, sort, page }}
            takesFocus={page > lastPageAtFirst}
          />
        ))}
      </div>
      {last < total && (
        <LoadMore
          remaining={total - last}
          address={paths.providerReviews(slug, { ...history, sort, page: lastPage + 1 })}
          onLoad={() => {
            setLastPage(lastPage + 1);
            keepLastPage(lastPage + 1);
          }}
        />
      )}
    </>
  );
}
