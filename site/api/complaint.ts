import { useMutation } from '@tanstack/react-query';
import type { ComplaintRequest } from '#contract/schemas/complaint.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** How sending a complaint ended. */
export type ComplaintOutcome = 'failed' | 'received' | 'too-many';

/** Sends a complaint about personal data and says how it went. */
export function useComplain() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: postComplaint });
  return { send: mutateAsync, isPending };
}

async function postComplaint(request: ComplaintRequest): Promise<ComplaintOutcome> {
  try {
    await postJson('/api/complaints', request);
    return 'received';
  } catch (error) {
    return error instanceof HttpError && error.status === 429 ? 'too-many' : 'failed';
  }
}
