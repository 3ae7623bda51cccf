import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type JsonAnswer = { status: number; headers: IncomingHttpHeaders; body: unknown };

type Sender = {
  /** A network address of this machine: Linux has all of 127.0.0.0/8. */
  from?: string;
  cookie?: string;
  /** Of a signed-in account. */
  token?: string;
};

/** Posts JSON, as a browser at another desk would. */
export async function postJson(
  url: string,
  body: object,
  { from = '127.0.0.1', cookie, token }: Sender = {},
): Promise<JsonAnswer> {
  const sent = request(url, {
    method: 'POST',
    localAddress: from,
    headers: {
      'Content-Type': 'application/json',
      ...(cookie && { Cookie: cookie }),
      ...(token && { Authorization: `JWT ${token}` }),
    },
  });
  sent.end(JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await json(answer) };
}

/** Where an app listens, until it is stopped. */
export async function listen(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
