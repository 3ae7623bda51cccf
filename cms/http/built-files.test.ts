import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '#scripts/precompress.ts';
import { listen, type Listening } from '../testing/listen.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { filesFirst, readBuiltFiles } from './built-files.ts';

const folder = makeTestFolder('built-files-');
const script = 'export default 0;\n'.repeat(100);

let server: Listening;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'page-a1b2.js'), script);
  writeFileSync(path.join(folder, 'styles-c3d4.css'), 'a { color: red }');
  precompress(folder);
  writeFileSync(path.join(folder, 'gone-e5f6.js'), script);
  const files = await readBuiltFiles(folder, { 'x-frame-options': 'DENY' });
  rmSync(path.join(folder, 'gone-e5f6.js'));
  server = await listen(
    filesFirst({
      files,
      handler: (req, res) => void res.end(`the handler: ${req.method} ${req.url}`),
      errorHandler: (_error, _req, res) => void res.writeHead(500).end(),
    }),
  );
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

const ask = (file: string, options?: RequestInit) => fetch(`${server.url}/assets/${file}`, options);

describe('a file that was built', () => {
  it.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', ending: '.br' },
    { accepted: 'gzip', encoding: 'gzip', ending: '.gz' },
    { accepted: 'identity', encoding: null, ending: '' },
  ])('comes as the build has packed it: $accepted', async ({ accepted, encoding, ending }) => {
    for (const [name, content] of [
      ['page-a1b2.js', script],
      ['styles-c3d4.css', 'a { color: red }'],
    ] as const) {
      const answer = await ask(name, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(Number(answer.headers.get('Content-Length'))).toBe(
        statSync(path.join(folder, name + ending)).size,
      );
      expect(await answer.text()).toBe(content);
    }
  });

  it('says what it is, that it never changes, and what every answer of the site says', async () => {
    const { status, headers } = await ask('styles-c3d4.css');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/css',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
    });
    expect((await ask('page-a1b2.js')).headers.get('Content-Type')).toBe('text/javascript');
  });

  it('is there for as long as the process, also once another build has taken its place', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await ask('gone-e5f6.js', { headers: { 'Accept-Encoding': accepted } });
      expect(await answer.text()).toBe(script);
    }
  });

  it.each(['bytes=0-3', 'bytes=-3', 'bytes=9-1', 'bytes=0-99999999999999999999', 'bytes=99-', 'x'])(
    'comes whole, whatever part of it is asked for: %s',
    async (range) => {
      const answer = await ask('page-a1b2.js', { headers: { Range: range } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Range')).toBeNull();
      expect(await answer.text()).toBe(script);
    },
  );

  it('is the same with a query, and without a body for HEAD', async () => {
    expect(await (await ask('page-a1b2.js?v=2')).text()).toBe(script);
    const answer = await ask('page-a1b2.js', { method: 'HEAD' });
    expect(answer.headers.get('Content-Type')).toBe('text/javascript');
    expect(await answer.text()).toBe('');
  });
});

it('everything else is the handler’s', async () => {
  expect(await (await ask('page-a1b2.js', { method: 'POST' })).text()).toBe(
    'the handler: POST /assets/page-a1b2.js',
  );
  for (const name of ['page-0000.js', 'page-a1b2.js.br', '', '../page-a1b2.js'])
    expect(await (await ask(name)).text()).toMatch('the handler: GET /');
});
