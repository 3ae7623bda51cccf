import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type BalancingProxy = {
  /** Where it listens. */
  url: string;
  /** The servers that said last that they are ready. */
  ready: () => readonly string[];
  stop: () => Promise<void>;
};

/**
 * A proxy in front of several processes, as whoever runs them has one. It asks each for `/readyz`, sends requests in turn to
 * those that are ready, over connections that it keeps, and sends again only what never left; else it answers 502.
 */
export async function startBalancingProxy(
  servers: () => readonly string[],
): Promise<BalancingProxy> {
  const stopping = new AbortController();
  const agent = new Agent({ keepAlive: true });
  let ready: readonly string[] = [];
  let turn = 0;

  const asking = pollReadiness();
  const proxy = createServer((req, res) => {
    buffer(req).then(
      (body) => forward(req, res, body),
      () => res.destroy(),
    );
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready: () => ready,
    stop: async () => {
      stopping.abort();
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
      await asking;
    },
  };

  function forward(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
    const server = ready[(turn += 1) % ready.length];
    if (server === undefined) return void res.writeHead(502).end();
    const { method, headers } = req;
    let isSent = false;
    const sent = request(server + req.url, { agent, method, headers });
    sent.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isSent = true));
      else isSent = true;
    });
    sent.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => res.destroy()).pipe(res);
    });
    sent.on('error', () => {
      if (isSent) return void res.writeHead(502).end();
      ready = ready.filter((each) => each !== server);
      forward(req, res, body);
    });
    sent.end(body);
  }

  async function pollReadiness(): Promise<void> {
    while (!stopping.signal.aborted) {
      const asked = servers();
      const answers = await Promise.all(asked.map(isReady));
      ready = asked.filter((_, index) => answers[index]);
      await sleep(200);
    }
  }
}

function isReady(server: string): Promise<boolean> {
  return fetch(`${server}/readyz`).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    () => false,
  );
}
