import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A server that keeps no connection open for ever, whatever the client fails to send. */
export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    // The front door replies with an error first; this drops the connection.
    requestTimeout: 150_000,
    connectionsCheckingInterval: 5_000,
    // Longer than proxies keep an idle connection (nginx: 60 seconds), so that none sends a request on a closing one.
    keepAliveTimeout: 65_000,
  });
  // Ends connections on which neither side sends anything; longer than a handler may take to start its response.
  server.timeout = 120_000;
  // Node has no response object for CONNECT.
  return server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n' +
        'Connection: close\r\nContent-Length: 0\r\n\r\n',
    );
  });
}
