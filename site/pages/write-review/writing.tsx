import { useNavigate, useSearchParams } from 'react-router-dom';
import { readReviewOutcome } from '#contract/rules/review-outcome.ts';
import type { ReviewDraft } from '#contract/rules/review-request.ts';
import { useSendReview } from '#site/api/review-actions.ts';
import { ReviewForm } from '#site/components/review-form/review-form.tsx';
import { paths } from '#site/paths.ts';
import { Received } from './received.tsx';

/** The form, and once it is sent what happens now. */
export function Writing({ slug }: { slug: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { send, isPending } = useSendReview(slug);
  const outcome = readReviewOutcome(search.get('result'));

  async function sendAndConfirm(review: ReviewDraft) {
    const sent = await send(review);
    if (sent !== 'received') return sent;
    await navigate(paths.writeReview(slug, 'received'));
    return undefined;
  }

  if (outcome === 'received') return <Received slug={slug} />;
  return <ReviewForm slug={slug} send={sendAndConfirm} isPending={isPending} failure={outcome} />;
}
