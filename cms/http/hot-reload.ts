import { createServer, type Server } from 'node:http';

type Options = { httpServer: Server; isDevelopment: boolean };

/**
 * Where Vite and Next listen for the connections of Fast Refresh; it hears of them in development only. In production
 * `Upgrade` is not honoured: Node ignores it and answers the request like any other. In development, upgrades that are
 * not for Fast Refresh are refused here, because neither of the two would answer them.
 */
export function hotReloadServer({ httpServer, isDevelopment }: Options): Server {
  const hotReload = createServer();
  if (!isDevelopment) return hotReload;
  httpServer.on('upgrade', (req, socket, head) => {
    if (/^\/(?:__vite_hmr|_next\/hmr)/.test(req.url ?? '')) {
      hotReload.emit('upgrade', req, socket, head);
      return;
    }
    socket.on('error', () => {});
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return hotReload;
}
