import * as fc from 'fast-check';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { describeFindings } from './finding.ts';
import { noBody, type FuzzRequest } from './request.ts';
import { runFuzz } from './run.ts';

const get: FuzzRequest = {
  as: null,
  method: 'GET',
  target: '/',
  headers: [['Host', 'localhost']],
  body: noBody,
  delivery: 'whole',
};
const requests = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 1000 }))
  .map(([path, number]): FuzzRequest => ({ ...get, target: `/${path}?${number}` }));

async function run(
  listener: RequestListener,
  {
    examples = [],
    isAlive = () => true,
  }: { examples?: FuzzRequest[]; isAlive?: () => boolean } = {},
) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { findings, tally } = await runFuzz({
    server: {
      port,
      secret: 'secret',
      folders: ['/srv'],
      isAlive,
      linesInLog: async (text) => [`logged with ${text}`],
    },
    accounts: { token: () => '', secrets: () => ['hash'], renew: async () => {} },
    requests,
    examples,
    seed: 1,
    count: 400,
  });
  server.close().closeAllConnections();
  return { findings, tally, asked };
}

describe('a run', () => {
  it('finds nothing on a healthy server', async () => {
    const { findings, tally, asked } = await run((_req, res) => res.end());
    expect(findings).toEqual([]);
    expect(asked).toHaveLength(400);
    expect(tally).toEqual({ elsewhere: { '2xx': 400 } });
  });

  it('says what was logged with the reference of an error', async () => {
    const { findings } = await run((_req, res) =>
      res.writeHead(500).end('Sorry. (Reference: 1a-2b)'),
    );
    expect(findings[0]?.log).toEqual(['logged with 1a-2b']);
    expect(describeFindings(findings)).toContain('the log: logged with 1a-2b');
  });

  it('finds the smallest request that causes an error, once for each path', async () => {
    const { findings } = await run((req, res) => {
      const isWrong = req.url?.startsWith('/a') && Number(req.url.split('?')[1]) >= 100;
      res.writeHead(isWrong ? 500 : 200).end();
    });
    expect(findings).toMatchObject([
      { violation: 'The status was 500', request: { target: '/a?100' } },
    ]);
  });

  it('tries the known examples first', async () => {
    const { findings } = await run((req, res) => res.end(req.url === '/once' ? 'secret' : ''), {
      examples: [{ ...get, target: '/once' }],
    });
    expect(findings).toMatchObject([{ request: { target: '/once' } }]);
  });

  it('ends when the process does, and lists the requests in flight', async () => {
    let isAlive = true;
    const { findings, asked } = await run(
      (req, res) => {
        if (req.url?.startsWith('/b')) isAlive = false;
        if (isAlive) res.end();
        else res.destroy();
      },
      { isAlive: () => isAlive },
    );
    expect(findings.map(({ kind }) => kind)).toContain(
      'GET /b: The process ended during this request',
    );
    expect(asked.length).toBeLessThan(100);
  });

  it('ends when the server no longer responds', async () => {
    let isStuck = false;
    const { findings, asked } = await run(
      (req, res) => {
        if (req.url === '/stuck') isStuck = true;
        if (!isStuck) res.end();
      },
      { examples: [{ ...get, target: '/stuck' }] },
    );
    expect(findings.map(({ kind }) => kind)).toContain(
      'GET /stuck: There was no answer within 10 s',
    );
    expect(findings.length).toBeLessThanOrEqual(8);
    expect(asked.length).toBeLessThan(100);
  });
});
