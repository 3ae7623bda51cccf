import { startBuiltServer } from './built-server.ts';
import { measureCachedAnswers } from './cached-answers.ts';
import { measureChangeInDevelopment } from './development.ts';
import { growthByDistinctAddresses } from './distinct-addresses.ts';
import { measureFirstTouch } from './first-touch.ts';
import { measureFirstVisit } from './first-visit.ts';
import { freshPagesPerSecond } from './fresh-pages.ts';
import { cell, heading, held } from './goal.ts';
import { compareSpeed } from './load.ts';
import { describeMachine } from './machine.ts';
import { measureMail } from './mail.ts';
import { measureMarkupWeight } from './markup-weight.ts';
import { measurePageWeight } from './page-weight.ts';
import { saveToPage } from './save-to-page.ts';
import { signIn } from './sign-in.ts';
import { measureStart } from './start.ts';

const likeBare = { max: 1.05 };
const likeBareWithThreeHeaders = { max: 1.35 };
const scriptAsleep = { max: 2 };

console.log(`${await describeMachine()}\n`);
const filling = await startBuiltServer();
const { dataDir, discard } = filling;
const companies = (await fetch(`${filling.url}/api/companies`).then((response) =>
  response.json(),
)) as { slug: string }[];
const provider = `/providers/${companies[0]?.slug}`;
await filling.stop();

try {
  console.log(
    `| Cached answer, processor time | µs | bare node:http, µs | ${heading('of bare, same headers', likeBare)} | ${heading('of one with three headers', likeBareWithThreeHeaders)} | answers/s |`,
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  const answers = await measureCachedAnswers(dataDir, ['/', '/compare', '/api/products', provider]);
  for (const [path, { load, bareMicroseconds, ofBare, ofThreeHeaders }] of answers) {
    const figures = [
      load.processorMicroseconds.toFixed(1),
      bareMicroseconds.toFixed(1),
      cell(ofBare, likeBare, 2),
      cell(ofThreeHeaders, likeBareWithThreeHeaders, 2),
      load.answersPerSecond.toFixed(0),
    ];
    console.log(`| \`${path}\` | ${figures.join(' | ')} |`);
  }

  const site = await startBuiltServer({ dataDir });
  try {
    const Authorization = await signIn(site);
    const rest = await compareSpeed(
      { ...site, url: `${site.url}/api/products` },
      {
        ...site,
        url: `${site.url}/cms-api/products?limit=100&depth=1`,
        headers: { Authorization },
      },
    );
    console.log(
      `\nAll 162 products, against 100 from Payload's own REST: ${held(rest.ratio, 'times as many answers', { min: 100 })}.`,
    );
    console.log(
      `Fresh pages of /compare with all 162 rows: ${held(await freshPagesPerSecond(site.url), 'a second', { min: 389 })}.`,
    );
    console.log(
      `Resident memory after 200,000 different addresses, of a server whose cache is full: ${held(await growthByDistinctAddresses(), 'MB more', { max: 20 })}.`,
    );
    console.log(
      `From an editor's save to the page that shows it: ${held(await saveToPage(site.url, Authorization), 'ms', { max: 50 })}.`,
    );
    const { row, providerRow, card } = await measureMarkupWeight(site.url);
    console.log(
      `The largest row of /compare: ${held(row, 'bytes', { max: 1000 })}; of /providers: ${providerRow.toLocaleString('en-GB')} bytes; the largest card of a provider: ${card.toLocaleString('en-GB')} bytes.`,
    );
    console.log(
      `All files of /compare before a touch: ${held(await measurePageWeight(`${site.url}/compare`), 'kB', { max: 30 }, 1)}.\n`,
    );

    console.log(
      `| Brotli kB | document | ${heading('script before a touch', scriptAsleep)} | script then | state then |`,
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
      const visit = await measureFirstVisit(site.url, page);
      const asleep = cell(visit.scriptAsleep, scriptAsleep, 1);
      const [document, script, state] = [visit.document, visit.script, visit.state].map((figure) =>
        figure.toFixed(1),
      );
      console.log(`| \`${page}\` | ${document} | ${asleep} | ${script} | ${state} |`);
    }

    console.log();
    for (const [conditions, max] of [
      ['unthrottled', 150],
      ['slow 4G, processor ÷ 4', 900],
    ] as const) {
      const duration = await measureFirstTouch(site.url, conditions);
      console.log(
        `From the first tap to its effect, ${conditions}: ${held(duration, 'ms', { max })}.`,
      );
    }
  } finally {
    await site.stop();
  }
  console.log(
    `From a start on an existing database to the first page: ${held(await measureStart(dataDir), 'ms', { max: 1500 })}.`,
  );
} finally {
  await discard();
}

console.log(
  `From a change of a component to the page in development: ${held(await measureChangeInDevelopment(), 'ms', { max: 1000 })}.`,
);

const mail = await measureMail();
console.log(`
Subscriptions stored: ${Math.round(mail.subscriptionsPerSecond)} a second, 50 at a time; the process then holds ${Math.round(mail.residentMegabytes)} MB.
Messages to a mail server on this machine: ${Math.round(mail.messagesPerSecond)} a second; the process then holds ${Math.round(mail.sendingMegabytes)} MB.`);
