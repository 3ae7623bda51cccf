import { createServer, type Server } from 'node:http';

/**
 * Where Vite and Next listen for the connections of Fast Refresh, in development. Upgrades that are not for it are refused
 * here, because neither of the two would answer them. In production `Upgrade` is not honoured: Node ignores it and answers
 * the request like any other.
 */
export function hotReloadServer(httpServer: Server): Server {
  const hotReload = createServer();
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
