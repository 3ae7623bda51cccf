import { useMutation } from '@tanstack/react-query';
import { failureOfStatus, type FormOutcome } from '#contract/rules/form-outcome.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** Posts what a visitor has filled in to an address of the API, and returns the outcome. */
export function useSend(path: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: object) => postJson(path, body),
  });
  return { send: (body: object) => outcomeOf(mutateAsync(body)), isPending };
}

/** How a request ended; one that had no answer has failed. */
export async function outcomeOf(answer: Promise<unknown>): Promise<FormOutcome> {
  try {
    await answer;
    return 'received';
  } catch (error) {
    return error instanceof HttpError ? failureOfStatus(error.status) : 'failed';
  }
}
