import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../testing/listen.ts';
import { head } from '../testing/raw-http.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { builtFiles } from './built-files.ts';

const megabyte = 1024 * 1024;

const folder = makeTestFolder('built-files-');
const file = (name: string) => path.join(folder, 'client', 'assets', name);

let server: Listening;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(file('small.js'), 'export default 0;');
  writeFileSync(file('gone.js'), 'export default 1;');
  writeFileSync(file('large.js'), '');
  // More than the buffers of both ends hold.
  truncateSync(file('large.js'), 64 * megabyte);
  writeFileSync(path.join(folder, 'receipt.pdf'), 'receipt');
  const app = express()
    .use(builtFiles(path.join(folder, 'client')))
    .get('/receipt.pdf', (_req, res) => res.sendFile('receipt.pdf', { root: folder }));
  server = await listen(app);
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

/** How often this process has the file open. */
function timesOpen(name: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => isLinkTo(file(name), descriptor))
    .length;
}

function isLinkTo(target: string, descriptor: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`) === target;
  } catch {
    // It was closed after it was listed.
    return false;
  }
}

/** Asks for a file, and reads no more than the beginning of it. */
async function begin(name: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(head(`GET /assets/${name}`));
  await once(socket, 'readable');
  return socket;
}

it('a file is closed when whoever asked for it hangs up before it has come', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => begin('large.js')));
  expect(timesOpen('large.js')).toBe(20);
  for (const client of clients) client.destroy();
  await expect.poll(() => timesOpen('large.js')).toBe(0);
});

it('a file that cannot be opened costs one connection, and the others are answered', async () => {
  rmSync(file('gone.js'));
  await expect(fetch(`${server.url}/assets/gone.js`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${server.url}/assets/small.js`)).status).toBe(200);
});

it.each(['bytes=0-3', 'bytes=-3', 'bytes=9-1', 'bytes=0-99999999999999999999', 'bytes=99-', 'x'])(
  'a file comes whole, whatever part of it is asked for: %s',
  async (range) => {
    const answer = await fetch(`${server.url}/assets/small.js`, { headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Range')).toBeNull();
    expect(await answer.text()).toBe('export default 0;');
  },
);

it('what is none of these files can be had in parts', async () => {
  const answer = await fetch(`${server.url}/receipt.pdf`, { headers: { Range: 'bytes=0-1' } });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe('re');
});
