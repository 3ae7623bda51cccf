import type { Request, RequestHandler } from 'express';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { Payload } from 'payload';
import { BadRequest, MethodNotAllowed, Unauthorized } from '../runtime/errors.ts';
import { payloadHeaders } from './payload-headers.ts';

/**
 * Lets Next see pages that are read, and calls of its server functions by somebody who has signed in, or by nobody
 * while there is no account yet: the form for the first one calls them too. Next fails over anything else.
 */
export function adminGate(payload: Payload): RequestHandler {
  return async (req, _res, next) => {
    checkRouterState(req);
    if (isRead(req)) return next();
    if (req.method !== 'POST') throw new MethodNotAllowed('GET, HEAD, POST');
    if (!/^[\da-f]{42}$/.test(req.get('Next-Action') ?? '')) {
      throw new BadRequest(
        'The admin takes calls of its own pages only. Please load the page again.',
      );
    }
    const { user } = await payload.auth({ headers: payloadHeaders(req.headers) });
    if (!user && (await hasAccounts())) {
      throw new Unauthorized('You are not signed in. Please sign in at /admin/login.');
    }
    next();
  };

  async function hasAccounts(): Promise<boolean> {
    const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
    return totalDocs > 0;
  }
}

/** Refuses what is no read. */
export const onlyReads: RequestHandler = (req, _res, next) => {
  if (!isRead(req)) throw new MethodNotAllowed('GET, HEAD');
  next();
};

/** By Next's own rules. @throws BadRequest if the page that somebody comes from is none. */
function checkRouterState(req: Request): void {
  try {
    parseAndValidateFlightRouterState(req.get('Next-Router-State-Tree'));
  } catch {
    throw new BadRequest('The admin does not know the page you come from. Please load it again.');
  }
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
