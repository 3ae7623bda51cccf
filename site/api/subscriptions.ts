import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErrorAnswer } from '#contract/schemas/error.ts';
import type { SubscriptionAnswer, SubscriptionRequest } from '#contract/schemas/subscription.ts';
import { HttpError } from './http-error.ts';

/** Subscribes an address to the monthly reports, refreshes what is known of subscriptions, and says how it went. */
export function useSubscribe() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: postSubscription,
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

async function postSubscription(request: SubscriptionRequest): Promise<SubscriptionAnswer> {
  const response = await fetch('/api/subscriptions', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
  });
  if (!response.ok) {
    throw new HttpError(response.status, `${response.status}: ${await errorText(response)}`);
  }
  return response.json();
}

async function errorText(response: Response): Promise<string> {
  const answer: Partial<ErrorAnswer> | null = await response.json().catch(() => null);
  return answer?.error ?? 'Unknown error';
}
