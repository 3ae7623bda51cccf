import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionAnswer, SubscriptionRequest } from '#contract/schemas/subscription.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** Subscribes an address to the monthly reports, refreshes what is known of subscriptions, and says how it went. */
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
      return 'subscribed';
    } catch (error) {
      return isAlreadySubscribed(error) ? 'already-subscribed' : 'failed';
    }
  }

  return { subscribe, isPending };
}

/** Whether an address could not be subscribed because it already is (specification, section 8). */
function isAlreadySubscribed(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 409 || error.message.toLowerCase().includes('already subscribed');
}
