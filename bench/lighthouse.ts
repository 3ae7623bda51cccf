import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { freePort, startBuiltServer, type BuiltServer } from './built-server.ts';
import { measureFirstVisit } from './first-visit.ts';
import { cell, heading, type Goal } from './goal.ts';
import { describeMachine } from './machine.ts';
import { median } from './median.ts';
import { publicPages } from './public-pages.ts';
import { signIn } from './sign-in.ts';
import { untilIdle } from './until-idle.ts';

// `npm run bench:lighthouse -- [PATH…]`: Lighthouse’s mobile profile (slow 4G, a processor four times slower), the median of
// five visits to a page of each kind, without the notice that all is sample data; then what keeps pages from full points.

const visits = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figure = { name: string; goal: Goal; decimals?: number };

const figures: Figure[] = [
  ...['performance', 'accessibility', 'best practices', 'SEO'].map((name) => ({
    name,
    goal: { min: 100 },
  })),
  { name: 'largest paint, s', goal: { max: 1 }, decimals: 2 },
  { name: 'blocked, ms', goal: { max: 20 } },
  { name: 'shift', goal: { max: 0 }, decimals: 3 },
  { name: 'script before a touch, kB', goal: { max: 2 }, decimals: 1 },
];

console.log(`${await describeMachine()}\n`);
const server = await startBuiltServer();
const port = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
try {
  await hideSampleDataNotice(server);
  console.log(`| page | ${figures.map(({ name, goal }) => heading(name, goal)).join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(figures.length)}`);
  const faults = new Set<string>();
  const paths = process.argv.slice(2);
  for (const path of paths.length > 0 ? paths : await publicPages(server.url)) {
    const { scriptAsleep } = await measureFirstVisit(server.url, path);
    await untilCompressedBest(path);
    const measured: number[][] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const { points, loading, missed } = await visitPage(path);
      measured.push([...points, ...loading, scriptAsleep]);
      for (const fault of missed) faults.add(`${path}: ${fault}`);
    }
    const cells = figures.map(({ goal, decimals }, index) =>
      cell(
        median(
          measured.map((visit) => visit[index] ?? NaN),
          (figure) => figure,
        ),
        goal,
        decimals,
      ),
    );
    console.log(`| \`${path}\` | ${cells.join(' | ')} |`);
  }
  for (const fault of faults) console.log(`- ${fault}`);
} finally {
  await browser.close();
  await server.discard();
}

/**
 * Asks for a page until it is kept, and waits until it is compressed as well as can be. The server begins with that a second
 * later, if it has nothing else to do: only who asks right after a change gets a larger one.
 */
async function untilCompressedBest(path: string): Promise<void> {
  for (let visit = 1; visit <= 2; visit += 1) {
    const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
  }
  await wait(1500);
  await untilIdle(server.pid);
}

/** One visit with an empty cache: points of a hundred, how it loaded, and each audit other than speed that cost points. */
async function visitPage(path: string) {
  const result = await lighthouse(server.url + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse has no result'}`);
  const { audits, categories: scored } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    points: categories.map((category) => 100 * (scored[category]?.score ?? NaN)),
    loading: [
      value('largest-contentful-paint') / 1000,
      value('total-blocking-time'),
      value('cumulative-layout-shift'),
    ],
    missed: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => scored[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title} (${id})`),
  };
}

async function hideSampleDataNotice(site: BuiltServer): Promise<void> {
  const response = await fetch(`${site.url}/cms-api/globals/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await signIn(site) },
    body: JSON.stringify({ showsSampleData: false }),
  });
  if (!response.ok) throw new Error(await response.text());
}
