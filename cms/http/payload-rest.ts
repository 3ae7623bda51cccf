import type { RequestHandler } from 'express';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { withNetworkAddress } from '#collections/network-address.ts';

/** Payload's own REST, which the admin speaks, without a detour through Next. */
export function payloadRest(config: SanitizedConfig): RequestHandler {
  return async (req, res) => {
    const abort = new AbortController();
    res.once('close', () => abort.abort());
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const request = new Request(new URL(req.originalUrl, `${req.protocol}://${req.get('host')}`), {
      // Payload has no HEAD; Express leaves the body of the answer out.
      method: req.method === 'HEAD' ? 'GET' : req.method,
      headers: new Headers(headerPairs(req.rawHeaders)),
      signal: abort.signal,
      ...(hasBody && { body: Readable.toWeb(req) as BodyInit, duplex: 'half' }),
    });
    const response = await handleEndpoints({
      config,
      request: withNetworkAddress(request, req.ip),
    });
    res.status(response.status);
    for (const [name, value] of response.headers) res.append(name, value);
    if (response.body && req.method !== 'HEAD') {
      Readable.fromWeb(response.body as ReadableStream).pipe(res);
    } else {
      res.end();
    }
  };
}

function headerPairs(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as [string, string]] : [],
  );
}
