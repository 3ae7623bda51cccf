import { useMutation } from '@tanstack/react-query';
import type { ContactMessageRequest } from '#contract/schemas/contact-message.ts';

/** How sending a message ended. */
export type ContactOutcome = 'failed' | 'received' | 'too-many';

/** Sends the editors a message and says how it went. */
export function useSendMessage() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: postMessage });
  return { send: mutateAsync, isPending };
}

async function postMessage(request: ContactMessageRequest): Promise<ContactOutcome> {
  try {
    const { ok, status } = await fetch('/api/contact-messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
    });
    if (ok) return 'received';
    return status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'failed';
  }
}
