import { counted } from '#contract/rules/counted.ts';
import { uncapitalised } from '#contract/rules/first-letter.ts';
import { rejectionReasons } from '#contract/rules/rejection-reasons.ts';
import type { RemovedReviews as Removed } from '#contract/schemas/review.ts';

/** The number of removed reviews by stars and reason. */
export function RemovedReviews({ removed }: { removed: readonly Removed[] }) {
  const total = removed.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="removed-reviews" className="text-sm">
      <h3 id="removed-reviews" className="pb-1 text-base">
        Removed reviews
      </h3>
      {total === 0 ? (
        <p>No published review of this provider has been removed.</p>
      ) : (
        <>
          <p>{counted(total, 'published review')} removed, and why:</p>
          <ul className="measure list-disc pl-5">
            {removed.map(({ reason, rating, count }) => (
              <li key={`${reason} ${rating}`}>
                {counted(count, 'review')} with {counted(rating, 'star')}:{' '}
                {uncapitalised(rejectionReasons[reason])}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
