import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { Connection } from 'mongodb/lib/cmap/connection.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectWritesOnClose } from './reject-writes-on-close.ts';
import { isDatabaseAway } from './is-database-away.ts';

describe('a command fails as one whose database is away if its connection is closed', () => {
  let silent: Server;
  beforeAll(async () => {
    rejectWritesOnClose();
    silent = createServer((socket) => socket.on('error', () => {}).pause());
    await once(silent.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => silent.close());

  const open = async () => {
    const socket = connect((silent.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return { socket, connection: new Connection(socket, { id: 1, generation: 0 }) };
  };
  const failureOf = (connection: Connection, command: Record<string, unknown>) =>
    connection.command({ db: 'admin' }, command).catch((error: unknown) => error);

  it('before its first byte is written', async () => {
    const { socket, connection } = await open();
    const failure = failureOf(connection, { hello: 1 });
    socket.destroy();
    expect(isDatabaseAway(await failure)).toBe(true);
  });

  it('while it is written', async () => {
    const { socket, connection } = await open();
    const failure = failureOf(connection, { hello: 1, text: 'x'.repeat(15_000_000) });
    await expect.poll(() => socket.writableNeedDrain).toBe(true);
    socket.destroy();
    expect(isDatabaseAway(await failure)).toBe(true);
    expect(connection.listenerCount('close')).toBe(0);
  });
});
