import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser or proxy pipelines more requests than this. */
const maxPipelined = 10;

type Connection = { latest: ServerResponse; waiting: number };

const connections = new WeakMap<Socket, Connection>();

/**
 * Resolves once the earlier requests on the same connection have been answered and read; undefined if there are none.
 * Node hands over pipelined requests all at once, and would keep their answers in memory while nobody reads them. Closes
 * a connection with too many.
 */
export function takeTurn(
  { socket }: IncomingMessage,
  res: ServerResponse,
): Promise<void> | undefined {
  const connection = connections.get(socket);
  if (!connection) {
    connections.set(socket, { latest: res, waiting: 0 });
    return undefined;
  }
  const { latest } = connection;
  connection.latest = res;
  if (latest.closed) return undefined;
  connection.waiting += 1;
  if (connection.waiting >= maxPipelined) socket.destroy();
  return new Promise((resolve) => {
    latest.once('close', () => {
      connection.waiting -= 1;
      resolve();
    });
  });
}
