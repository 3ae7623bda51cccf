import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counted } from '#contract/rules/counted.ts';
import { failureText, type FailureTexts, type FormFailure } from '#contract/rules/form-outcome.ts';
import type { Review } from '#contract/schemas/review.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { useHelpfulVote } from '#site/api/review-actions.ts';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { Icon } from '#site/components/icon/icon.tsx';
import { useOneAtATime } from '#site/components/form/use-one-at-a-time.ts';
import { paths } from '#site/paths.ts';
import { readHistoryChoice } from '../history-choice.ts';
import { isMarkedHelpful, markHelpful, voterId } from './marked-helpful.ts';

type Props = { request: ReviewsRequest; review: Review };

/** The “Helpful” button with its count: one vote per browser; a plain form without JavaScript. */
export function HelpfulVote({ request, review: { id, customerName, helpfulCount } }: Props) {
  const isHydrated = useHydrated();
  const { vote, isPending } = useHelpfulVote(request.slug);
  const [hasVoted, setHasVoted] = useState(false);
  const history = readHistoryChoice(useSearchParams()[0]);
  const [failure, setFailure] = useState<FormFailure>();
  const isDone = hasVoted || (isHydrated && isMarkedHelpful(id));

  const submit = useOneAtATime(async () => {
    if (isDone) return;
    const outcome = await vote({ reviewId: id, browser: voterId() });
    if (outcome !== 'received') {
      setFailure(outcome);
      return;
    }
    markHelpful(id);
    setHasVoted(true);
    setFailure(undefined);
  });

  return (
    <form
      action={paths.helpfulVote({ ...request, ...history }, id)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      aria-live="polite"
    >
      <button type="submit" aria-disabled={isDone || isPending}>
        {isDone && <Icon name="tick" />}
        {isDone ? 'Marked as helpful' : 'Helpful'}
        <span className="sr-only">{`(review by ${customerName})`}</span>
      </button>
      {helpfulCount > 0 && (
        <span className="text-muted">
          {`${counted(helpfulCount, 'person', 'people')} found this helpful`}
        </span>
      )}
      {failure && (
        <span className="basis-full font-semibold text-up">
          {failureText(voteFailures, failure)}
        </span>
      )}
    </form>
  );
}

/** Also for a vote that was posted without JavaScript. */
export const voteFailures: FailureTexts = {
  gone: 'This review is no longer on the site.',
  'too-many':
    'Too many reviews have been marked from your network in the last hour. Please try again later.',
  failed: 'Your vote was not counted. Please try again in a few minutes.',
};
