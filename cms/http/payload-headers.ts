import type { Request } from 'express';
import { clientAddress } from './client-address.ts';

/** A request's headers as Payload reads them; `X-Forwarded-For` is one address, the client's, whatever was sent. */
export function payloadHeaders(req: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  headers.set('X-Forwarded-For', clientAddress(req));
  return headers;
}
