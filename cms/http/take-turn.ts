import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than these at once on one connection is no browser and no proxy. */
const maxPipelined = 10;

type Connection = { latest: ServerResponse; waiting: number };

const connections = new WeakMap<Socket, Connection>();

/**
 * Resolves once the earlier requests of the same connection are answered and read; nothing where there are none. Node
 * hands over all that were sent at once, and would keep their answers in memory while nobody reads. A connection with
 * too many is ended.
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
