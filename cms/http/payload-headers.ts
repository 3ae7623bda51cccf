import type { IncomingHttpHeaders } from 'node:http';

/** The headers of a request as Payload reads them. */
export function payloadHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value));
  return headers;
}
