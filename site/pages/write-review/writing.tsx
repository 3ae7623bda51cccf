import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFormOutcome } from '#contract/rules/form-outcome.ts';
import { useSendReview } from '#site/api/review-actions.ts';
import { ReviewForm } from '#site/components/review-form/review-form.tsx';
import { paths } from '#site/paths.ts';
import { Received } from './received.tsx';

/** The review form, then the confirmation. */
export function Writing({ slug }: { slug: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sending = useSendReview(slug);
  const outcome = readFormOutcome(search, 'result');

  if (outcome === 'received') return <Received slug={slug} />;
  return (
    <ReviewForm
      {...sending}
      slug={slug}
      failure={outcome}
      onReceived={() => void navigate(paths.writeReview(slug, 'received'))}
    />
  );
}
