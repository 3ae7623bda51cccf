import { HttpError } from './http-error.ts';

/**
 * Sends JSON with credentials and returns the JSON of the answer.
 * @throws HttpError `status: error` (specification, section 8) for any answer that is not a success.
 */
export async function postJson<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) {
    throw new HttpError(response.status, `${response.status}: ${await errorText(response)}`);
  }
  return (await response.json()) as Answer;
}

async function errorText(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { error?: string } | null;
  return answer?.error ?? 'Unknown error';
}
