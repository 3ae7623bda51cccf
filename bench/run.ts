import { cpus, totalmem } from 'node:os';
import { startBareServer, startBuiltServer } from './built-server.ts';
import { growthByDistinctAddresses } from './distinct-addresses.ts';
import { measureFirstTouch } from './first-touch.ts';
import { measureFirstVisit } from './first-visit.ts';
import { freshPagesPerSecond } from './fresh-pages.ts';
import { compareCost, compareSpeed, type Load } from './load.ts';
import { measureMail } from './mail.ts';
import { saveToPage } from './save-to-page.ts';
import { signIn } from './sign-in.ts';
import { measureStart } from './start.ts';

const site = await startBuiltServer();
try {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  const companies = (await fetch(`${site.url}/api/companies`).then((response) =>
    response.json(),
  )) as { slug: string }[];
  const provider = `/providers/${companies[0]?.slug}`;

  console.log(
    '| Cached answer, processor time | µs | of bare node:http, same headers (goal ≤ 1.05) | of one with three headers (goal ≤ 1.35) | answers/s |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const path of ['/', '/compare', '/api/products', provider]) {
    const ours = { ...site, url: site.url + path };
    // Two visits: what is asked for once is not kept.
    for (let visit = 0; visit < 2; visit += 1)
      await fetch(ours.url).then((response) => response.text());
    const ratios: string[] = [];
    let load: Load | undefined;
    for (const headers of [[], ['content-type', 'content-length', 'content-encoding']]) {
      const bare = await startBareServer(ours.url, headers);
      const { ratio, ...loads } = await compareCost(ours, bare);
      await bare.stop();
      load ??= loads.ours;
      ratios.push(ratio.toFixed(2));
    }
    const figures = [load?.processorMicroseconds.toFixed(1), ...ratios, load?.answersPerSecond];
    console.log(`| \`${path}\` | ${figures.join(' | ')} |`);
  }

  const Authorization = await signIn(site);
  const rest = await compareSpeed(
    { ...site, url: `${site.url}/api/products` },
    { ...site, url: `${site.url}/cms-api/products?limit=100&depth=1`, headers: { Authorization } },
  );
  console.log(
    `\nAll 162 products, against 100 from Payload's own REST: ${Math.round(rest.ratio)} times as many answers (goal ≥ 100).`,
  );
  console.log(
    `Fresh pages of /compare with all 162 rows: ${Math.round(await freshPagesPerSecond(site.url))} a second (goal ≥ 389).`,
  );
  console.log(
    `Resident memory after 20,000 different addresses: ${Math.round(await growthByDistinctAddresses())} MB more (goal ≤ 20).`,
  );
  console.log(
    `From an editor's save to the change in the answer: ${Math.round(await saveToPage(site.url, Authorization))} ms (goal ≤ 100).\n`,
  );

  console.log(
    '| Brotli kB | document | script before a touch (goal ≤ 2) | script then | state then |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: |');
  const pages = [
    '/',
    '/providers',
    provider,
    '/compare',
    '/medications',
    '/articles',
    '/articles/mounjaro-guide',
    '/discounts',
    '/market-analysis',
    '/market-analysis/august-2025-market-overview',
    '/privacy-policy',
    '/contact',
    '/no-such-page',
  ];
  for (const page of pages) {
    const { document, scriptAsleep, script, state } = await measureFirstVisit(site.url, page);
    const figures = [document, scriptAsleep, script, state].map((figure) => figure.toFixed(1));
    console.log(`| \`${page}\` | ${figures.join(' | ')} |`);
  }

  console.log('\n| From the first tap to its effect | ms | goal |');
  console.log('| --- | ---: | ---: |');
  for (const [conditions, goal] of [
    ['unthrottled', 150],
    ['slow 4G, processor ÷ 4', 900],
  ] as const) {
    const duration = await measureFirstTouch(site.url, conditions);
    console.log(`| ${conditions} | ${Math.round(duration)} | ≤ ${goal} |`);
  }
  await site.pause();
  console.log(
    `\nFrom a start on an existing database to the first page: ${Math.round(await measureStart(site.dataDir))} ms (goal ≤ 1,500).`,
  );
} finally {
  await site.stop();
}

const mail = await measureMail();
console.log(`
Subscriptions stored: ${Math.round(mail.subscriptionsPerSecond)} a second, 50 at a time; the process then holds ${Math.round(mail.residentMegabytes)} MB.
Messages to a mail server on this machine: ${Math.round(mail.messagesPerSecond)} a second; the process then holds ${Math.round(mail.sendingMegabytes)} MB.`);
