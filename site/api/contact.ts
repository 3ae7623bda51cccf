import { useMutation } from '@tanstack/react-query';
import type { ContactMessageRequest } from '#contract/schemas/contact-message.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** How sending a message ended. */
export type ContactOutcome = 'failed' | 'received' | 'too-many';

/** Sends the editors a message and says how it went. */
export function useSendMessage() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: postMessage });
  return { send: mutateAsync, isPending };
}

async function postMessage(request: ContactMessageRequest): Promise<ContactOutcome> {
  try {
    await postJson('/api/contact-messages', request);
    return 'received';
  } catch (error) {
    return error instanceof HttpError && error.status === 429 ? 'too-many' : 'failed';
  }
}
