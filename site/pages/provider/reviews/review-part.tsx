import type { Provider } from '#contract/schemas/company.ts';
import {
  isInProviderAnswer,
  providerReviewsQuery,
  type ReviewsRequest,
} from '#site/api/provider-reviews.ts';
import { useRead } from '#site/api/use-read.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { ReviewCards } from './review-cards.tsx';

type Props = { provider: Provider; request: ReviewsRequest; takesFocus: boolean };

/** Up to twelve reviews, from the provider's response or fetched on demand. */
export function ReviewPart({ provider, request, takesFocus }: Props) {
  if (!isInProviderAnswer(request)) {
    return <ReadReviews request={request} takesFocus={takesFocus} />;
  }
  return <ReviewCards request={request} reviews={provider.reviews} takesFocus={takesFocus} />;
}

function ReadReviews({ request, takesFocus }: Omit<Props, 'provider'>) {
  const query = useRead(providerReviewsQuery(request));
  return (
    // As tall as the window while loading, so that the reader keeps their place.
    <div className={query.data ? undefined : 'min-h-dvh'}>
      <Loaded
        query={query}
        loadingText="Loading reviews..."
        errorTitle="These reviews are not available at the moment"
      >
        {({ reviews }) => (
          <ReviewCards request={request} reviews={reviews} takesFocus={takesFocus} />
        )}
      </Loaded>
    </div>
  );
}
