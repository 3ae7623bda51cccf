import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BadRequest, MethodNotAllowed } from '../runtime/errors.ts';
import { answer } from './answer.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { ErrorHandler } from './error-handler.ts';
import { checkForwarded, senderOf, type IsTrustedProxy } from './forwarded.ts';
import { isHost } from './is-host.ts';
import { hasBody, receiveBody, type BodyLimits } from './request-body.ts';
import { takeTurn } from './take-turn.ts';
import { maxUploadBytes } from './uploads.ts';

type Options = {
  /** Answers what has passed. */
  handler: RequestListener;
  errorHandler: ErrorHandler;
  isTrustedProxy: IsTrustedProxy;
  /** Sets what every answer says of https. */
  setStrictTransport: RequestListener;
  /** Rejects unless somebody who has signed in asks. */
  checkSignedIn: (req: IncomingMessage) => Promise<unknown>;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const maxBodyBytes = 1024 * 1024;

/**
 * What every request passes before anything else looks at it: a known method, a host that can be one, an address in its
 * one form, and a body that has arrived and is not too long; a file comes from an account. What does not pass is answered
 * here.
 */
export function createFrontDoor({
  handler,
  errorHandler,
  isTrustedProxy,
  setStrictTransport,
  checkSignedIn,
}: Options): RequestListener {
  return (req, res) => {
    const turn = takeTurn(req, res);
    try {
      if (!methods.includes(req.method ?? '')) throw new MethodNotAllowed(methods.join(', '));
      checkHost(req);
      checkForwarded(req, isTrustedProxy);
      const url = canonicalUrl(req.url ?? '');
      if (url !== req.url) {
        setStrictTransport(req, res);
        return redirect(req, res, url);
      }
      if (!turn && !hasBody(req)) return handler(req, res);
      Promise.all([turn, hasBody(req) && receiveBody(req, bodyLimits(req, url))])
        .then(() => req.socket.destroyed || handler(req, res))
        .catch((error: unknown) => errorHandler(error, req, res));
    } catch (error) {
      errorHandler(error, req, res);
    }
  };

  function bodyLimits(req: IncomingMessage, url: string): BodyLimits {
    const sender = senderOf(req, isTrustedProxy);
    const maxBytes = maxUploadBytes(req.method, url);
    return maxBytes === undefined
      ? { maxBytes: maxBodyBytes, sender }
      : { maxBytes, sender, admit: () => checkSignedIn(req) };
  }
}

/** HTTP/1.0 does without a host; Node refuses HTTP/1.1 without one. */
function checkHost({ headers: { host } }: IncomingMessage): void {
  if (host !== undefined && !isHost(host)) {
    throw new BadRequest('The Host header of the request is not the name of a host.');
  }
}

/** To the same site, always: a canonical path begins with one slash. */
function redirect(req: IncomingMessage, res: ServerResponse, location: string): void {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  answer(req, res, {
    // 308 keeps method and body.
    status: isRead ? 301 : 308,
    headers: { 'Cache-Control': 'no-store', Location: location },
    body: '',
  });
}
