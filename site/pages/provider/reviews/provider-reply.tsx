import { formatDate } from '#contract/rules/date.ts';
import type { Review } from '#contract/schemas/review.ts';

/** The provider's reply to a review. */
export function ProviderReply({ reply }: { reply: NonNullable<Review['reply']> }) {
  return (
    <div className="measure border-l-2 border-line-strong pl-4">
      <p className="text-sm font-semibold">
        Reply from the provider,{' '}
        <time dateTime={reply.repliedAt} className="font-normal text-muted">
          {formatDate(reply.repliedAt)}
        </time>
      </p>
      <p className="whitespace-pre-line">{reply.text}</p>
    </div>
  );
}
