import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitorsFirst, type VisitorsFirst } from './visitors-first.ts';

const server = createServer((_req, res) => {
  visitorsFirst.wait(res);
  responses.push(res);
});
let visitorsFirst: VisitorsFirst;
let responses: ServerResponse[];
let sockets: Socket[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  visitorsFirst = createVisitorsFirst();
  responses = [];
  sockets = [];
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Asks for something and never reads the answer. */
async function visit(): Promise<{ socket: Socket; res: ServerResponse }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  sockets.push(socket);
  const expected = sockets.length;
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  while (responses.length < expected) await yieldToEventLoop();
  return { socket, res: responses.at(-1)! };
}

/** Whether a turn comes, and has come after some turns of the event loop. */
function askForTurn(): () => Promise<boolean> {
  let hasCome = false;
  void visitorsFirst.turn().then(() => (hasCome = true));
  return async () => {
    for (let turn = 1; turn <= 20; turn += 1) await yieldToEventLoop();
    return hasCome;
  };
}

it('has its turn at once where nobody waits', async () => {
  expect(await askForTurn()()).toBe(true);
});

it('has its turn once all answers are with their connections, however slowly they are read', async () => {
  const [first, second] = [await visit(), await visit()];
  const hasTurn = askForTurn();
  expect(await hasTurn()).toBe(false);
  first.res.end('short');
  expect(await hasTurn()).toBe(false);
  second.res.end(Buffer.alloc(50_000_000));
  expect(await hasTurn()).toBe(true);
  expect(second.res.writableFinished).toBe(false);
});

it('waits for nobody who has hung up', async () => {
  const { socket, res } = await visit();
  const hasTurn = askForTurn();
  socket.destroy();
  await once(res, 'close');
  expect(await hasTurn()).toBe(true);
});

it('has its turn after a quarter of a second while some still wait', async () => {
  const { res } = await visit();
  const hasTurn = askForTurn();
  await vi.advanceTimersByTimeAsync(249);
  expect(await hasTurn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasTurn()).toBe(true);
  expect(res.writableEnded).toBe(false);
});
