import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vnu from 'vnu-jar';
import { seed } from '#seed/index.ts';
import { site } from '#site/entry-server.tsx';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';

// The Nu HTML checker (https://validator.github.io/validator/), as the W3C runs it. It needs Java.

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({ site: { ...noSite, ...site } });
  await seed(app.payload, { date: new Date() });
  folder = await mkdtemp(path.join(tmpdir(), 'valid-html-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

/** The checker does not know that each popover may have one: https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute */
const onlyOneAutofocus = 'A document must not include more than one “autofocus” attribute.';

type Finding = { type: string; url: string; message: string; extract?: string };

it('every page of the sitemap is valid HTML, and those that are not in it', async () => {
  const { text: sitemap } = await supertest(app.app).get('/sitemap.xml').expect(200);
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(String(address).replaceAll('&amp;', '&'));
    return pathname + search;
  });
  expect(listed.length).toBeGreaterThan(40);
  const unlisted = [
    '/compare?medication=mounjaro&dose=7.5mg&now=5mg&budget=180',
    '/compare?max=cheap&page=everything',
    '/plan?medication=mounjaro&dose=5mg&weeks=2&until=15mg&months=12',
    '/compare/providers?providers=brackenholt-clinic,ashdrift-pharmacy,dovelark-health',
    '/compare/providers?providers=nobody',
    '/price-alerts?medication=mounjaro&dose=5mg',
    '/subscribe',
    '/watch-list',
    '/subscription',
    '/nothing-here',
    `${listed.find(isProvider)}/write-review`,
  ];
  const paths = [...listed, ...unlisted];
  for (const [index, page] of paths.entries()) {
    const { text } = await supertest(app.app).get(page);
    await writeFile(path.join(folder, `${index}.html`), text);
  }
  // One that is not valid, so that the checker is seen to find something.
  const last = paths.push('a list item with a value outside an ordered list') - 1;
  const invalid = '<!doctype html><html lang="en"><title>a</title><ul><li value="1">a</li></ul>';
  await writeFile(path.join(folder, `${last}.html`), invalid);

  const findings = await check(folder);
  expect(
    findings.map(({ url, message, extract }) => [
      paths[Number(path.basename(url, '.html'))],
      message,
      extract,
    ]),
  ).toEqual([[paths[last], expect.stringContaining('value'), expect.anything()]]);
});

const isProvider = (page: string) => page.startsWith('/providers/');

async function check(directory: string): Promise<Finding[]> {
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
  const { stdout } = await promisify(execFile)('java', ['-jar', vnu, ...options, directory], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stdout) as { messages: Finding[] };
  return messages.filter(({ message }) => message !== onlyOneAutofocus);
}
