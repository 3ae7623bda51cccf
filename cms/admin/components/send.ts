import { routes } from '#cms/admin/routes.ts';

type Refusal = { message?: string; errors?: RefusedPart[] };
type RefusedPart = { message?: string; data?: { errors?: { message?: string }[] } };

/** A request that the server has refused, with what it says besides its sentence. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}

/**
 * Sends JSON, or a file as it is, to a path below the admin's API, as in `/moderation/approve`, and returns its answer.
 * @throws Error with a sentence for the editor when the request does not arrive, and Refused when it is refused.
 */
export function send<Answer>(
  method: 'PATCH' | 'POST',
  path: string,
  data?: object,
): Promise<Answer> {
  const isFile = data instanceof Blob;
  return request(path, {
    method,
    headers: data && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? data : data && JSON.stringify(data),
  });
}

/**
 * Reads a path below the admin's API.
 * @throws Error with a sentence for the editor, as `send` does.
 */
export function read<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return request(path, { signal });
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${routes.api}${path}`, init).catch(() => undefined);
  if (!response) {
    throw new Error('The server cannot be reached. Check your connection and try again.');
  }
  if (response.ok) return (await response.json()) as Answer;
  const refusal = (await response.json().catch(() => undefined)) as Refusal | undefined;
  throw new Refused(
    sentenceOf(refusal) ??
      'Something went wrong on the server. Try again, and tell an administrator if it keeps happening.',
    refusal?.errors?.[0]?.data,
  );
}

/** Payload names the field first and the reason below it. */
function sentenceOf(refusal: Refusal | undefined): string | undefined {
  const [error] = refusal?.errors ?? [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? refusal?.message;
}

/** The sentence of a change that failed. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
