import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { methodOverrides, payloadBodyType } from './payload-body.ts';
import { payloadHeaders } from './payload-headers.ts';
import { maxUploadBytes } from './uploads.ts';
import { withoutSessionToken } from './without-session-token.ts';

/**
 * Payload's own REST, which the admin speaks, without a detour through Next. Payload sees the address that people
 * open, whatever the request calls its host, and no body that is neither an object nor a file for whoever takes one.
 */
export function payloadRest(config: SanitizedConfig, publicUrl: string): RequestHandler {
  const { origin } = new URL(publicUrl);
  return async (req, res) => {
    const abort = new AbortController();
    res.once('close', () => abort.abort());
    const request = new Request(origin + req.originalUrl, {
      // Payload has no HEAD; Express leaves the body of the answer out.
      method: req.method === 'HEAD' ? 'GET' : req.method,
      signal: abort.signal,
      ...(await contentOf(req)),
    });
    const response = await withoutSessionToken(request, await handleEndpoints({ config, request }));
    res.status(response.status);
    for (const [name, value] of response.headers) {
      if (name === 'set-cookie') res.append(name, value);
      else res.set(name, value);
    }
    // Nobody keeps what an account may read, whatever Payload makes of it.
    res.set('Cache-Control', 'no-store');
    if (!response.body || req.method === 'HEAD') {
      res.end();
      return;
    }
    await pipeline(Readable.fromWeb(response.body as ReadableStream), res).catch(
      (error: unknown) => {
        // Whoever hangs up early misses the rest.
        if (!abort.signal.aborted) throw error;
      },
    );
  };
}

async function contentOf(req: ExpressRequest): Promise<{ headers: Headers; body?: ArrayBuffer }> {
  const headers = payloadHeaders(req.headers);
  if (req.method === 'GET' || req.method === 'HEAD') return { headers };
  const body = await arrayBuffer(req);
  if (maxUploadBytes(req.method, req.originalUrl) !== undefined) {
    // A file is never a query.
    for (const name of methodOverrides) headers.delete(name);
  } else {
    headers.set('Content-Type', await payloadBodyType(headers, body));
  }
  return { headers, body };
}
