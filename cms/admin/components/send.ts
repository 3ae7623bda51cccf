type Refusal = { message?: string; errors?: RefusedPart[] };
type RefusedPart = { message?: string; data?: { errors?: { message?: string }[] } };

/**
 * Sends a change to the admin's API and returns its answer.
 * @throws Error with a sentence for the editor when the change is refused or does not arrive.
 */
export async function send<Answer>(
  method: 'PATCH' | 'POST',
  address: string,
  data: object,
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => undefined);
  if (response?.ok) return (await response.json()) as Answer;
  const refusal = (await response?.json().catch(() => undefined)) as Refusal | undefined;
  throw new Error(sentenceOf(refusal) ?? 'The server could not do this. Try again in a moment.');
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
