import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than these at once on one connection is no browser and no proxy. */
const maxPipelined = 10;

type Connection = { unanswered: number; lastAnswer: Promise<void> };

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
  const connection = connections.get(socket) ?? { unanswered: 0, lastAnswer: Promise.resolve() };
  connections.set(socket, connection);
  const turn = connection.unanswered === 0 ? undefined : connection.lastAnswer;
  connection.unanswered += 1;
  connection.lastAnswer = new Promise((resolve) => {
    res.once('close', () => {
      connection.unanswered -= 1;
      resolve();
    });
  });
  if (connection.unanswered > maxPipelined) socket.destroy();
  return turn;
}
