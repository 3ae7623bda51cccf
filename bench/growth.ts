import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { seed } from '#seed/index.ts';
import { isMongoDb } from '#cms/database/is-mongodb.ts';
import { readEnvironment } from '#cms/runtime/env.ts';
import { startBase } from '#cms/runtime/start-base.ts';
import { createDataDir, startBuiltServer, type BuiltServer } from './built-server.ts';
import { held } from './goal.ts';
import {
  drawGrowth,
  growthFigures,
  type FigureGoal,
  type GrowthFigure,
  type GrowthRun,
} from './growth-picture.ts';
import { compareCost } from './load.ts';
import { longestHealthCheck } from './longest-health-check.ts';
import { describeMachine } from './machine.ts';
import { median } from './median.ts';
import { multiplyDemo } from './multiply-demo.ts';
import { peakMegabytes, residentMegabytes } from './process-figures.ts';
import { saveToPage } from './save-to-page.ts';
import { londonDay } from '#contract/rules/date.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { publicPages } from './public-pages.ts';
import { signIn } from './sign-in.ts';
import { stateAddress } from './state-address.ts';
import { untilIdle } from './until-idle.ts';

// `npm run bench:growth -- [TIMES] [DATA_DIR]`: what the site costs on a directory that many times the demo, on the
// embedded database or the one at DATABASE_URL. A folder that is named, and a MongoDB, are kept and not filled again. What
// was measured on the embedded database is drawn with what was measured at other sizes.

const measured = 'bench/growth.json';
const picture = 'bench/growth.svg';
/** For what differs between processes that run the same. */
const rounds = 5;
/** As large at every size. */
const samePage = '/articles/mounjaro-guide';

/** Lists of the admin; no index helps with the filters and orders of some. */
const adminLists = [
  'products',
  'reviews',
  'reviews?search=painless',
  'reviews?sort=title',
  'observations',
  'observations?where[or][0][and][0][route][equals]=import',
  'observations?sort=pricePence',
];

const times = Number(process.argv[2] ?? 10);
const dataDir = process.argv[3] ?? createDataDir();
const databaseUrl = process.env.DATABASE_URL ?? '';
const variables = { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'only for this benchmark' };

await fill();
console.log(`${await describeMachine()}\n`);
const start = performance.now();
const server = await startBuiltServer({ dataDir, variables });
const figures: Partial<Record<GrowthFigure, number>> = {};
try {
  record('Start', (performance.now() - start) / 1000);
  const firstPage = performance.now();
  await untilIdle(server.pid);
  print('Busy after the first page', `${((performance.now() - firstPage) / 1000).toFixed(0)} s`);
  record('Memory after the start', residentMegabytes(server.pid));
  const documents: FirstAnswer[] = [];
  const states: FirstAnswer[] = [];
  for (const page of await pages(server)) {
    const html = await firstAnswer(page);
    const state = await firstAnswer(stateAddress(page));
    documents.push(html);
    states.push(state);
    print(page, `${describe(html)}; state ${describe(state)}`);
  }
  const answers = [...documents, ...states];
  // Made of all prices, in steps: they take longer than a page.
  for (const path of ['/compare.csv', '/compare.xlsx', `/compare?asOf=${pastDay()}`])
    print(path, describe(await firstAnswer(path)));
  record('Slowest first answer', most(answers, 'milliseconds'));
  record('Largest page', most(documents, 'kilobytes'));
  record('Longest /healthz during first answers', most(answers, 'longestWait'));
  const authorization = await signIn(server);
  const { longest, result: saved } = await longestHealthCheck(server.url, () =>
    saveToPage(server.url, authorization),
  );
  record('From save to page', saved);
  record('Longest /healthz during saves', longest);
  await visitAdmin(authorization);
  record('Peak of memory', peakMegabytes(server.pid));
  await server.stop();
  record('Cached answer, of one at the demo’s size', await costOfGrowth());
  if (!isMongoDb(databaseUrl)) await draw();
} finally {
  await (process.argv[3] ? server.stop() : server.discard());
}
process.exit(0);

async function fill(): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const env = readEnvironment({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...variables,
  });
  const { payload, stop } = await startBase(env);
  const { totalDocs } = await payload.count({ collection: 'products', overrideAccess: true });
  if (totalDocs === 0) {
    await seed(payload, { date: new Date() });
    await multiplyDemo(payload, times);
  }
  await stop();
}

type FirstAnswer = {
  status: number;
  milliseconds: number;
  kilobytes: number;
  /** The longest wait of others meanwhile, in milliseconds. */
  longestWait: number;
};

async function firstAnswer(
  address: string,
  headers: Record<string, string> = {},
): Promise<FirstAnswer> {
  const { longest, result } = await longestHealthCheck(server.url, async () => {
    const asked = performance.now();
    const response = await fetch(server.url + address, { headers });
    const kilobytes = (await response.arrayBuffer()).byteLength / 1000;
    return { status: response.status, milliseconds: performance.now() - asked, kilobytes };
  });
  return { ...result, longestWait: longest };
}

/** The first visit, for which Next is started, and then the lists. */
async function visitAdmin(authorization: string): Promise<void> {
  const cookie = authorization.replace('JWT ', 'payload-token=');
  const visit = (path: string) => firstAnswer(path, { cookie, origin: server.url });
  const answers: FirstAnswer[] = [];
  for (const path of ['/admin', ...adminLists.map((list) => `/admin/collections/${list}`)]) {
    const answer = await visit(path);
    answers.push(answer);
    print(path, describe(answer));
  }
  record('Longest /healthz in the admin', most(answers, 'longestWait'));
}

function most(answers: readonly FirstAnswer[], what: Exclude<keyof FirstAnswer, 'status'>): number {
  return Math.max(...answers.map((answer) => answer[what]));
}

function describe({ status, milliseconds, kilobytes, longestWait }: FirstAnswer): string {
  return `${status}, ${milliseconds.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB, /healthz ${longestWait.toFixed(0)} ms`;
}

/** A quarter ago, as in `2026-08-31`. */
function pastDay(): string {
  return londonDay(new Date(Date.now() - 90 * 24 * 60 * 60 * 1000));
}

/** One of each kind in the sitemap, and what asks for more than they show. */
async function pages({ url }: BuiltServer): Promise<string[]> {
  const response = await fetch(`${url}/api/companies?limit=1`);
  const [company] = (await response.json()) as { slug: string; products: { id: string }[] }[];
  return [
    ...(await publicPages(url)),
    '/compare?medication=mounjaro&dose=5mg',
    '/compare?page=everything',
    '/providers?page=everything',
    `/providers/${company?.slug}`,
    pagePath('price', { id: company?.products[0]?.id ?? '' }),
    '/compare/providers?letter=d',
    '/price-alerts?medication=mounjaro&dose=5mg',
    '/medications?filter=mounjaro&tab=overview',
    '/plan?medication=mounjaro',
    '/plan?medication=mounjaro&months=12',
  ];
}

/**
 * The processor time of a cached answer, as a multiple of what it takes a server with the demo alone: the median of rounds
 * in which both are started anew, because of two processes that run the same one may cost a fifth more.
 */
async function costOfGrowth(): Promise<number> {
  const filling = await startBuiltServer();
  await filling.stop();
  try {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      ratios.push(await costOfGrowthOnce(filling.dataDir));
    return median(ratios, Number);
  } finally {
    await filling.discard();
  }
}

async function costOfGrowthOnce(demoDir: string): Promise<number> {
  const grown = await startBuiltServer({ dataDir, variables });
  try {
    const small = await startBuiltServer({ dataDir: demoDir });
    try {
      for (const each of [grown, small]) await warmUp(each);
      const { ratio } = await compareCost(
        { ...grown, url: grown.url + samePage },
        { ...small, url: small.url + samePage },
      );
      return ratio;
    } finally {
      await small.stop();
    }
  } finally {
    await grown.stop();
  }
}

/** V8 runs code slower the more it has seen, so both sizes serve the same pages first. What is asked for once is not kept. */
async function warmUp(started: BuiltServer): Promise<void> {
  for (const page of [...(await pages(started)), samePage, samePage])
    await (await fetch(started.url + page)).arrayBuffer();
  await untilIdle(started.pid);
}

/** Prints a figure with its goal, and keeps it for the picture. */
function record(name: GrowthFigure, figure: number): void {
  const { unit, max, decimals }: FigureGoal = growthFigures[name];
  figures[name] = figure;
  print(name, held(figure, unit, { max }, decimals));
}

/** Keeps what was measured at this size beside what was at others, and draws all of it. */
async function draw(): Promise<void> {
  const before = existsSync(measured)
    ? (JSON.parse(await readFile(measured, 'utf8')) as GrowthRun[])
    : [];
  const run = {
    times,
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model}`,
    figures,
  };
  const runs = [...before.filter((each) => each.times !== times), run];
  await writeFile(measured, `${JSON.stringify(runs, null, 2)}\n`);
  await writeFile(picture, drawGrowth(runs));
}

function print(what: string, text: string): void {
  console.log(`| ${what} | ${text} |`);
}
