import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A server on which no connection waits for ever, whatever the other side leaves out. */
export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    // Longer than the front door waits for a body: it answers in words, this cuts off.
    requestTimeout: 150_000,
    connectionsCheckingInterval: 5_000,
    // Longer than proxies keep a connection at hand (nginx 60 seconds), so that none sends into one that closes.
    keepAliveTimeout: 65_000,
  });
  // Longer than a handler may take to begin its answer: neither side has sent anything since.
  server.timeout = 120_000;
  // Node offers no way to answer this but by hand.
  return server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n' +
        'Connection: close\r\nContent-Length: 0\r\n\r\n',
    );
  });
}
