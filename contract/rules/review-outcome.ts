/** Why something that a visitor did with reviews was not received. */
export const reviewFailures = ['failed', 'gone', 'invalid', 'too-many'] as const;
export type ReviewFailure = (typeof reviewFailures)[number];

/** How it ended; forms that post without JavaScript find it in the address. */
export type ReviewOutcome = ReviewFailure | 'received';

/** The outcome that an address names, if it names one. */
export function readReviewOutcome(text: string | null): ReviewOutcome | undefined {
  return [...reviewFailures, 'received' as const].find((outcome) => outcome === text);
}
