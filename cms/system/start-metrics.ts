import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { StartError } from '../runtime/start-error.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/**
 * Measures this process, and answers `GET /metrics` at an address of its own (`127.0.0.1:9464`), which no visitor
 * reaches; port 0 lets the system choose.
 * @throws StartError if nothing can listen there.
 */
export async function startMetrics(
  payload: Payload,
  address: string,
): Promise<Pick<Metrics, 'watch'> & { port: number; stop: () => void }> {
  const { watch, text, contentType } = createMetrics(payload);
  const answer: RequestListener = (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    text().then(
      (body) => res.writeHead(200, { 'Content-Type': contentType }).end(body),
      (error: unknown) => {
        payload.logger.error({ err: error }, 'The metrics could not be read');
        res.writeHead(500).end();
      },
    );
  };
  const server = createServer(answer);
  const [host, port] = address.split(':');
  try {
    server.listen(Number(port), host);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `Nothing can listen on ${address} (${code}). Choose another METRICS_ADDRESS.`,
    );
  }
  return {
    watch,
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
