import { useQuery } from '@tanstack/react-query';
import { reviewPageSize } from '#contract/rules/review-order.ts';
import type { Provider } from '#contract/schemas/company.ts';
import {
  isInProviderAnswer,
  providerReviewsQuery,
  type ReviewsRequest,
} from '#site/api/provider-reviews.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { ReviewCards } from './review-cards.tsx';

type Props = { provider: Provider; request: ReviewsRequest; takesFocus: boolean };

/** Up to twelve reviews: those that came with the provider, or read on demand. */
export function ReviewPart({ provider, request, takesFocus }: Props) {
  if (!isInProviderAnswer(request)) {
    return <ReadReviews request={request} takesFocus={takesFocus} />;
  }
  const end = request.page * reviewPageSize;
  const reviews = provider.reviews.slice(end - reviewPageSize, end);
  return <ReviewCards slug={request.slug} reviews={reviews} takesFocus={takesFocus} />;
}

function ReadReviews({ request, takesFocus }: Omit<Props, 'provider'>) {
  const query = useQuery(providerReviewsQuery(request));
  return (
    // As high as the window while it waits, so that the reader's place on the page stays.
    <div className={query.data ? undefined : 'min-h-dvh'}>
      <Loaded
        query={query}
        loadingText="Loading reviews..."
        errorTitle="These reviews are not available at the moment"
      >
        {({ reviews }) => (
          <ReviewCards slug={request.slug} reviews={reviews} takesFocus={takesFocus} />
        )}
      </Loaded>
    </div>
  );
}
