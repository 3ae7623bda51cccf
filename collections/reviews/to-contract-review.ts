import type { Review as ContractReview } from '#contract/schemas/review.ts';
import type { Review } from '../payload-types.ts';

/** A stored review in the form that visitors see. */
export function toContractReview(review: Review): ContractReview {
  return {
    id: review.id,
    rating: review.rating,
    title: review.title ?? null,
    content: review.content,
    customerName: review.customerName,
    location: review.location ?? null,
    avatar: initialsOf(review.customerName),
    verified: review.verified ?? false,
    sentiment: review.sentiment ?? null,
    sentimentConfidence: review.sentimentConfidence ?? null,
    createdAt: review.postedAt,
    helpfulCount: review.helpfulCount,
    reply: replyTo(review),
  };
}

function replyTo({ reply, postedAt }: Review): ContractReview['reply'] {
  return reply?.text ? { text: reply.text, repliedAt: reply.repliedAt ?? postedAt } : null;
}

/** `Sarah M.` → `SM`; an invalid review written below Payload may lack a name. */
function initialsOf(name: string | null): string {
  const words = (name ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.[0] ?? '',
  );
  return initials.join('').toUpperCase() || '?';
}
