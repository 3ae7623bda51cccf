import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionAnswer, SubscriptionRequest } from '#contract/schemas/subscription.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** Subscribes an address to the monthly reports, refreshes what is known of subscriptions, and returns the outcome. */
export function useSubscribe() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (request: SubscriptionRequest) =>
      postJson<SubscriptionAnswer>('/api/subscriptions', request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/subscriptions'] }),
  });

  async function subscribe(request: SubscriptionRequest) {
    try {
      await mutateAsync(request);
      return { outcome: 'subscribed' } as const;
    } catch (error) {
      if (isAlreadySubscribed(error)) return { outcome: 'already-subscribed' } as const;
      const outcome = error instanceof HttpError && refusals[error.status];
      return outcome ? { outcome, reason: reasonIn(error) } : ({ outcome: 'failed' } as const);
    }
  }

  return { subscribe, isPending };
}

/** What the browser lets pass and the server refuses. */
const refusals: Readonly<Record<number, 'invalid' | 'too-many'>> = {
  400: 'invalid',
  413: 'invalid',
  429: 'too-many',
};

/** What the server said: the error's text without its status. */
function reasonIn({ message }: HttpError): string {
  return message.replace(/^\d+: /, '');
}

/** Whether an address could not be subscribed because it already is (specification, section 8). */
function isAlreadySubscribed(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 409 || error.message.toLowerCase().includes('already subscribed');
}
