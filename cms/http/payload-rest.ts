import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import type { RequestHandler } from 'express';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { withNetworkAddress } from '#collections/network-address.ts';
import { DatabaseUnavailable } from '../runtime/errors.ts';
import { clientAddress } from './client-address.ts';
import { payloadHeaders } from './payload-headers.ts';
import { restGuard } from './rest-guard.ts';
import { withoutSessionToken } from './without-session-token.ts';

/**
 * Payload's own REST, which the admin speaks, without a detour through Next. Payload sees the address that people
 * open, whatever the request calls its host, and only what the guard lets through.
 */
export function payloadRest(config: SanitizedConfig, publicUrl: string): RequestHandler {
  const { origin } = new URL(publicUrl);
  const guard = restGuard(config);
  return async (req, res) => {
    const abort = new AbortController();
    res.once('close', () => abort.abort());
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const request = new Request(origin + req.originalUrl, {
      // Payload has no HEAD; Express leaves the body of the answer out.
      method: req.method === 'HEAD' ? 'GET' : req.method,
      signal: abort.signal,
      headers: payloadHeaders(req.headers),
      ...(hasBody && { body: await arrayBuffer(req) }),
    });
    const admitted = await guard(request);
    // SQLite answers at once: with what Payload reads and checks the guard would hold the event loop in one piece.
    await yieldToEventLoop();
    const response =
      admitted instanceof Response
        ? admitted
        : await withoutSessionToken(
            request,
            await handleEndpoints({
              config,
              request: withNetworkAddress(admitted, clientAddress(req)),
            }),
          );
    res.status(response.status);
    for (const [name, value] of response.headers) {
      if (name === 'set-cookie') res.append(name, value);
      else res.set(name, value);
    }
    // Payload answers an outage in our words, without our headers.
    if (response.status === 503 && !res.hasHeader('Retry-After'))
      res.set(new DatabaseUnavailable().headers);
    // Nobody keeps what an account may read, whatever Payload makes of it.
    res.set('Cache-Control', 'no-store');
    if (!response.body || req.method === 'HEAD') {
      res.end();
      return;
    }
    // A pipeline alone listens five times for its end.
    res.setMaxListeners(20);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), res).catch(
      (error: unknown) => {
        // Whoever hangs up early misses the rest.
        if (!abort.signal.aborted) throw error;
      },
    );
  };
}
