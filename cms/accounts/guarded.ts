import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { PublicError } from '../runtime/errors.ts';

/** Wraps one of Payload's own handlers, which `proceed` calls. */
export type Guard = (req: PayloadRequest, proceed: () => Promise<Response>) => Promise<Response>;

type Method = 'delete' | 'patch' | 'post';

/** One of Payload's endpoints for the users collection, behind a guard that has already read the body. */
export function guarded(method: Method, path: string, guard: Guard): Endpoint {
  return {
    path,
    method,
    handler: answering(async (req) => {
      await addDataAndFileToRequest(req);
      // Payload's handler would read the body again, and fail.
      Object.defineProperty(req, 'body', { value: null });
      return guard(req, () => payloadsOwn({ method, path }, req));
    }),
  };
}

/** A handler whose refusals are answers. */
export function answering(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (error instanceof PublicError) return refusal(error);
      throw error;
    }
  };
}

/** The text typed into a form field; empty if it is not text. */
export function typed(req: PayloadRequest, field: string): string {
  const value = req.data?.[field] as unknown;
  return typeof value === 'string' ? value : '';
}

/** Our endpoints come first in the list, Payload's last. */
async function payloadsOwn(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  req: PayloadRequest,
): Promise<Response> {
  const { endpoints } = req.payload.collections.users.config;
  const own = (endpoints || []).findLast((each) => each.method === method && each.path === path);
  if (!own) throw new Error(`Payload has no endpoint ${method} ${path}.`);
  return own.handler(req);
}

/** The shape of Payload's own errors, which the admin's forms can show. */
function refusal(error: PublicError): Response {
  const { message, status, headers } = error;
  const data = 'data' in error ? error.data : undefined;
  return Response.json({ errors: [{ message, data }] }, { status, headers });
}
