import { cpus, totalmem } from 'node:os';
import { startBareServer, startBuiltServer } from './built-server.ts';
import { measureFirstTouch } from './first-touch.ts';
import { measureFirstVisit } from './first-visit.ts';
import { freshPagesPerSecond } from './fresh-pages.ts';
import { medianRatio } from './load.ts';
import { measureMail } from './mail.ts';
import { saveToPage } from './save-to-page.ts';
import { signIn } from './sign-in.ts';

const site = await startBuiltServer();
try {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  const companies = (await fetch(`${site.url}/api/companies`).then((response) =>
    response.json(),
  )) as { slug: string }[];
  const provider = `/providers/${companies[0]?.slug}`;

  console.log('| Cached answer | of a bare node:http server (goal ≥ 0.85) | ours/s | bare/s |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const path of ['/', '/api/products', provider]) {
    const bare = await startBareServer(site.url + path);
    const { ratio, ours, theirs } = await medianRatio(site.url + path, bare.url);
    await bare.stop();
    console.log(
      `| \`${path}\` | ${ratio.toFixed(2)} | ${Math.round(ours)} | ${Math.round(theirs)} |`,
    );
  }

  const Authorization = await signIn(site);
  const rest = await medianRatio(
    `${site.url}/api/products`,
    `${site.url}/cms-api/products?limit=100&depth=1`,
    { Authorization },
  );
  console.log(
    `\nAll 162 products, against 100 from Payload's own REST: ${Math.round(rest.ratio)} times as many answers (goal ≥ 100).`,
  );
  console.log(
    `Fresh pages of /compare with all 162 rows: ${Math.round(await freshPagesPerSecond(site.url))} a second (goal ≥ 389).`,
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
} finally {
  await site.stop();
}

const mail = await measureMail();
console.log(`
Subscriptions stored: ${Math.round(mail.subscriptionsPerSecond)} a second, 50 at a time; the process then holds ${Math.round(mail.residentMegabytes)} MB.
Messages to a mail server on this machine: ${Math.round(mail.messagesPerSecond)} a second; the process then holds ${Math.round(mail.sendingMegabytes)} MB.`);
