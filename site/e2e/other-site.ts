import { once } from 'node:events';
import { createServer } from 'node:http';

/** `host:port` of the one site besides our own that the server of the journeys may ask. */
export const otherSiteHost = `127.0.0.1:${Number(process.env.PORT ?? 3100) + 1}`;

export type OtherSite = { origin: string; close: () => void };

/** Serves pages by their paths, as in `/1`; nobody else may have the site at the same time. */
export async function serveOtherSite(pages: Readonly<Record<string, string>>): Promise<OtherSite> {
  const [host, port] = otherSiteHost.split(':');
  const server = createServer((req, res) => {
    const html = pages[req.url ?? ''];
    res.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    res.end(html);
  }).listen(Number(port), host);
  await once(server, 'listening');
  return {
    origin: `http://${otherSiteHost}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
