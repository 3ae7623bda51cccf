import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { PublicError } from '../runtime/errors.ts';

/** What stands before Payload's own answer to a request, which `proceed` gives. */
export type Guard = (req: PayloadRequest, proceed: () => Promise<Response>) => Promise<Response>;

type Method = 'patch' | 'post';

/** Payload's own endpoint of the users collection, behind a guard that has read the body. */
export function guarded(method: Method, path: string, guard: Guard): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      try {
        await addDataAndFileToRequest(req);
        // Payload's own handler would read it again, and fail.
        Object.defineProperty(req, 'body', { value: null });
        return await guard(req, () => payloadsOwn({ method, path }, req));
      } catch (error) {
        if (error instanceof PublicError) return refusal(error);
        throw error;
      }
    },
  };
}

/** What was typed into a field of a form; nothing if it is no text. */
export function typed(req: PayloadRequest, field: string): string {
  const value = req.data?.[field] as unknown;
  return typeof value === 'string' ? value : '';
}

/** Ours come first among the endpoints, Payload's last. */
async function payloadsOwn(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  req: PayloadRequest,
): Promise<Response> {
  const { endpoints } = req.payload.collections.users.config;
  const own = (endpoints || []).findLast((each) => each.method === method && each.path === path);
  if (!own) throw new Error(`Payload has no endpoint ${method} ${path}.`);
  return own.handler(req);
}

/** As Payload words its own refusals, which the forms of the admin show. */
function refusal({ message, status, headers }: PublicError): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
