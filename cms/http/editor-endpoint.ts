import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole, type Role } from '#collections/access/roles.ts';
import { PublicError } from '../runtime/errors.ts';
import { checkNesting } from './rest-body.ts';

type EditorEndpoint<Body> = {
  path: string;
  /** Who may ask, besides administrators. */
  roles: readonly Role[];
  body: z.ZodType<Body>;
  answer: (body: Body, req: PayloadRequest) => Promise<unknown>;
};

/** What the admin's own components ask for by POST, beside Payload's REST: JSON in, JSON out, failures as `{ message }`. */
export function editorEndpoint<Body>({
  path,
  roles,
  body,
  answer,
}: EditorEndpoint<Body>): Endpoint {
  return {
    path,
    method: 'post',
    handler: forRoles(roles, async (req) => {
      const parsed = body.safeParse(await readJson(req));
      if (!parsed.success) throw new PublicError(400, z.prettifyError(parsed.error));
      return Response.json(await answer(parsed.data, req));
    }),
  };
}

/**
 * The body of a request; nothing if it is not JSON.
 * @throws BadRequest if it is nested too deeply to be checked.
 */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  const body = await parseJson(req);
  if (typeof body === 'object' && body !== null) checkNesting(body);
  return body;
}

async function parseJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Lets in these roles and administrators, and answers an expected failure with its sentence. */
export function forRoles(roles: readonly Role[], handler: Handler): Handler {
  return async (req) => {
    try {
      if (!hasRole(req.user, ...roles)) throw new PublicError(403, 'Your account may not do this.');
      return await handler(req);
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  };
}
