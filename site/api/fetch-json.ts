import { HttpError } from './http-error.ts';

/** Reads a path of the API; the server gives the pages one of its own that asks no network. */
export type FetchJson = (path: string) => Promise<unknown>;

/**
 * Reads JSON with credentials.
 * @throws HttpError `status: body, or status text if the body is empty` for any answer that is not a success, 401 too.
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) {
    const body = await response.text();
    throw new HttpError(response.status, `${response.status}: ${body || response.statusText}`);
  }
  return response.json();
}
