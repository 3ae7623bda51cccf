import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '#seed/index.ts';
import { readEnvironment } from '#cms/runtime/env.ts';
import { startApp } from '#cms/runtime/start-app.ts';
import { createDataDir, startBuiltServer, type BuiltServer } from './built-server.ts';
import { held } from './goal.ts';
import { drawGrowth, type GrowthRun } from './growth-picture.ts';
import { peakMegabytes, residentMegabytes } from './process-figures.ts';
import { saveToPage } from './save-to-page.ts';
import { signIn } from './sign-in.ts';
import { multiplyDemo } from './multiply-demo.ts';

// `npm run bench:growth -- [TIMES] [DATA_DIR]`: what the site costs on a directory that many times the demo, on the
// embedded database, and a picture of what it has cost at each size. A folder that is named is kept, and not filled again.

const measured = 'bench/growth.json';
const picture = 'bench/growth.svg';

const times = Number(process.argv[2] ?? 10);
const dataDir = process.argv[3] ?? createDataDir();

if (!existsSync(path.join(dataDir, 'directory.db'))) await fill();
const start = performance.now();
const server = await startBuiltServer({ dataDir });
const startSeconds = (performance.now() - start) / 1000;
try {
  const products = await fetch(`${server.url}/api/products`);
  const rows = (await products.json()) as unknown[];
  print(`${times} times: products`, rows.length.toLocaleString('en-GB'));
  print('start', held(startSeconds, 's', { most: 8 }, 1));
  const memory = residentMegabytes(server.pid);
  print('memory after the start', held(memory, 'MB', { most: 700 }));
  const answers: { milliseconds: number; kilobytes: number }[] = [];
  for (const page of await pages(server)) {
    const asked = performance.now();
    const answer = await fetch(server.url + page);
    const body = await answer.arrayBuffer();
    const milliseconds = performance.now() - asked;
    const kilobytes = body.byteLength / 1000;
    print(`${page} (${answer.status})`, held(milliseconds, 'ms', { most: 150 }));
    print('its HTML', held(kilobytes, 'kB', { most: 300 }));
    answers.push({ milliseconds, kilobytes });
  }
  const authorization = await signIn(server);
  let saved = 0;
  const longest = await longestHealthCheck(server, async () => {
    saved = await saveToPage(server.url, authorization);
  });
  print('from save to page', held(saved, 'ms', { most: 300 }));
  print('longest /healthz during saves', held(longest, 'ms', { most: 50 }));
  const peak = peakMegabytes(server.pid);
  print('peak of memory', held(peak, 'MB', { most: 1000 }));
  await draw({
    Start: startSeconds,
    'Memory after the start': memory,
    'Peak of memory': peak,
    'Slowest first answer': Math.max(...answers.map(({ milliseconds }) => milliseconds)),
    'Largest page': Math.max(...answers.map(({ kilobytes }) => kilobytes)),
    'From save to page': saved,
    'Longest /healthz during saves': longest,
  });
} finally {
  await (process.argv[3] ? server.pause() : server.stop());
}
process.exit(0);

async function fill(): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const env = readEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { payload, stop } = await startApp(env);
  await seed(payload, { date: new Date() });
  await multiplyDemo(payload, times);
  await stop();
}

async function pages({ url }: BuiltServer): Promise<string[]> {
  const response = await fetch(`${url}/api/companies`);
  const [company] = (await response.json()) as { slug: string }[];
  return [
    '/',
    '/compare',
    '/compare?medication=mounjaro&dose=5mg',
    '/providers',
    `/provider/${company?.slug}`,
    '/medications?filter=mounjaro&tab=overview',
    '/plan?medication=mounjaro',
    '/market-analysis',
    '/discounts',
    '/articles',
  ];
}

/** The longest time that `/healthz` took while something else went on, in milliseconds. */
async function longestHealthCheck(
  { url }: BuiltServer,
  during: () => Promise<void>,
): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const asking = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - asked);
      await sleep(5);
    }
  })();
  await during();
  over.abort();
  await asking;
  return longest;
}

/** Keeps what was measured at this size beside what was at others, and draws all of it. */
async function draw(figures: GrowthRun['figures']): Promise<void> {
  const before = existsSync(measured)
    ? (JSON.parse(await readFile(measured, 'utf8')) as GrowthRun[])
    : [];
  const runs = [...before.filter((run) => run.times !== times), { times, figures }];
  await writeFile(measured, `${JSON.stringify(runs, null, 2)}\n`);
  await writeFile(picture, drawGrowth(runs));
}

function print(what: string, figure: string): void {
  console.log(`| ${what} | ${figure} |`);
}
