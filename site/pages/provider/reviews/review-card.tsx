import { formatDate, londonDay } from '#contract/rules/date.ts';
import { reviewBadge, type ReviewBadge } from '#contract/rules/rating.ts';
import type { Review } from '#contract/schemas/review.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { Icon } from '#site/components/icon/icon.tsx';
import { Stars } from '#site/components/stars/stars.tsx';
import { Tag, type TagTone } from '#site/components/tag/tag.tsx';
import { ProviderReply } from './provider-reply.tsx';
import { ReviewFoot } from './review-foot.tsx';

type Props = { request: ReviewsRequest; review: Review };

/** A review with its author, date, rating and text. */
export function ReviewCard({ request, review }: Props) {
  const { avatar, content, createdAt, customerName, location, rating, reply, title, verified } =
    review;
  const badge = reviewBadge(rating);
  return (
    <article className="review">
      <div className="flex items-start gap-3">
        <span aria-hidden="true" className="review-avatar">
          {avatar}
        </span>
        <p className="min-w-0 text-sm text-muted">
          <span className="block font-semibold text-ink">{customerName}</span>
          {location && <span className="block">{location}</span>}
          {verified && (
            <span className="flex items-center gap-1 font-semibold text-down">
              <Icon name="tick" className="size-3" />
              Verified
            </span>
          )}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="review-rating">
          <Stars rating={rating} />
          <span className="sr-only">{`${rating} out of 5 stars`}</span>
          <Tag tone={tones[badge]}>{badge}</Tag>
          <time dateTime={londonDay(new Date(createdAt))} className="text-muted">
            {formatDate(createdAt)}
          </time>
        </p>
        {title && <h4 className="font-semibold">{title}</h4>}
        <p className="measure whitespace-pre-line">{content}</p>
        {reply && <ProviderReply reply={reply} />}
        <ReviewFoot request={request} review={review} />
      </div>
    </article>
  );
}

const tones: Record<ReviewBadge, TagTone> = {
  Positive: 'down',
  Mixed: 'accent',
  Critical: 'up',
};
