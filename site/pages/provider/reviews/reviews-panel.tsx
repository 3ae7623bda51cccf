import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { PanelHeading } from '../panel-heading.tsx';
import { abuseReportFailures, abuseReportReceived } from './abuse-report-texts.ts';
import { voteFailures } from './helpful-vote.tsx';
import { PostedOutcome } from './posted-outcome.tsx';
import { RemovedReviews } from './removed-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSortForm } from './review-sort-form.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { SentimentPanel } from './sentiment-panel.tsx';

type Props = { provider: Provider; request: ReviewsRequest };

/** The review figures, the editors' analysis and the reviews themselves. */
export function ReviewsPanel({ provider, request }: Props) {
  const { reviewSummary, sentiment } = provider;
  const absoluteUrl = useAbsoluteUrl();
  if (provider.reviewCount === 0) {
    return (
      <div className="flex flex-col gap-6">
        <PanelHeading title="Customer Reviews" />
        <EmptyState
          title="No Reviews Yet"
          text={`Be the first to share your experience with ${provider.name}.`}
        >
          <ButtonLink href={paths.writeReview(provider.slug)}>Write First Review</ButtonLink>
        </EmptyState>
        <RemovedReviews removed={reviewSummary.removed} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8 print:gap-3">
      <PanelHeading title="Customer Reviews">
        All figures are calculated from this provider’s published reviews.
      </PanelHeading>
      <PostedOutcome name="vote" failureTexts={voteFailures} />
      <PostedOutcome
        name="report"
        receivedText={abuseReportReceived}
        failureTexts={abuseReportFailures}
      />
      <ReviewSummary summary={reviewSummary} newestReview={provider.reviews[0]} />
      {sentiment && <SentimentPanel sentiment={sentiment} summary={reviewSummary} />}
      <section aria-labelledby="reviews-heading" className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h3 id="reviews-heading" className="text-xl">
              What patients write
            </h3>
            <p className="measure text-sm text-muted">
              Verified: there is evidence that the reviewer was a customer. Sentiment: an estimate
              from the text, and how certain it is.
            </p>
          </div>
          <ReviewSortForm request={request} />
        </div>
        <p>
          <ButtonLink href={paths.writeReview(provider.slug)}>Write a review</ButtonLink>
        </p>
        <ReviewList key={`${request.sort} ${request.page}`} provider={provider} request={request} />
      </section>
      <RemovedReviews removed={reviewSummary.removed} />
      <p className="hidden text-sm print:block">
        The reviews themselves: {absoluteUrl(paths.reviewsOf(provider.slug))}
      </p>
    </div>
  );
}
