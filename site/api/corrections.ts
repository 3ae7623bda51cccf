import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ReviewFailure, ReviewOutcome } from '#contract/rules/review-outcome.ts';
import type { Correction } from '#contract/schemas/correction.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** What was put right after a visitor had reported it. */
export const correctionsQuery = queryOptions<Correction[], HttpError>({
  queryKey: ['/api/corrections'],
});

/** What a visitor has filled in on the form for a wrong price. */
export type CorrectionDraft = { whatIsWrong: string; whatIsRight: string; link: string };

/** Tells the editors what is wrong with a price and says how it went. */
export function useReportPrice(productId: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (draft: CorrectionDraft): Promise<ReviewOutcome> => {
      try {
        await postJson(`/api/products/${encodeURIComponent(productId)}/corrections`, draft);
        return 'received';
      } catch (error) {
        return (error instanceof HttpError && failures[error.status]) || 'failed';
      }
    },
  });
  return { report: mutateAsync, isPending };
}

const failures: Readonly<Record<number, ReviewFailure>> = {
  400: 'invalid',
  404: 'gone',
  429: 'too-many',
};
