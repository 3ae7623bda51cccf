import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '#cms/admin/screens.ts';
import { emptyOutbox, readOutbox } from '#cms/testing/outbox.ts';
import { findChromium } from '#scripts/chromium.ts';
import { createAccounts, emailOf, type Accounts } from './accounts.ts';
import { startFuzzServer, type FuzzServer } from './server.ts';
import { findInEmail, findInResponse } from './written-texts/find-effect.ts';
import { hostileTexts, mark } from './written-texts/texts.ts';
import { writeAsEditor, writeAsVisitor, type Ask } from './written-texts/write.ts';

let server: FuzzServer;
let accounts: Accounts;

beforeAll(async () => {
  server = await startFuzzServer();
  accounts = await createAccounts(server.test.payload, server.url);
});
afterAll(() => server?.stop());

const ask: Ask = (method, path, body) =>
  fetch(server.url + path, {
    method,
    headers: {
      Authorization: `JWT ${accounts.token('admin')}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Some that take a text in each collection and global that has any, and all forms of visitors. */
const placesThatTakeTexts = [
  'discounts.discountText',
  'guides.title',
  'guides.body',
  'home.testimonials.quote',
  'legal-pages.sections.body',
  'market-reports.title',
  'medications.description',
  'providers.name',
  'providers.description',
  'settings.siteName',
  'users.name',
  'complaints',
  'contact-messages',
  'corrections',
  'reviews',
];

describe.each(Object.entries(hostileTexts))(
  '%s, written wherever somebody may write',
  (_, text) => {
    let taken: string[];

    beforeAll(async () => {
      await emptyOutbox(server.test.env.dataDir);
      taken = [
        ...(await writeAsEditor(server.test.config, ask, text)),
        ...(await writeAsVisitor(server.url, ask, text)),
      ];
    });

    it('is taken by whatever takes texts', () => {
      expect(taken).toEqual(expect.arrayContaining(placesThatTakeTexts));
    });

    it('is only read on the pages of the site, in its feeds and files', async () => {
      expect(await findings(await publicPaths())).toEqual([]);
    });

    it('is only read in the files of the admin', async () => {
      const files = ['import-prices/files/current-prices', 'import-terms/files/current-terms'];
      const paths = files.flatMap((file) => [`/cms-api/${file}.csv`, `/cms-api/${file}.xlsx`]);
      expect(await findings(paths)).toEqual([]);
    });

    it('is only read in emails', async () => {
      const { docs } = await server.test.payload.find({ collection: 'market-reports' });
      for (const { id } of docs) await ask('POST', '/cms-api/report-mail/test', { report: id });
      const messages = await readOutbox(server.test.env.dataDir, emailOf('admin'));
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) expect(findInEmail(message)).toBeUndefined();
    });
  },
);

describe('what was written wherever somebody may write, before a person’s eyes', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  });
  afterAll(() => browser?.close());

  it('does nothing on pages that are awake, nor in the admin', async () => {
    const text = hostileTexts['an address'] + hostileTexts['markup in a text'];
    await writeAsEditor(server.test.config, ask, text);
    await writeAsVisitor(server.url, ask, text);
    const context = await browser.newContext({ baseURL: server.url });
    const session = { name: 'payload-token', value: accounts.token('admin'), url: server.url };
    await context.addCookies([session]);
    const page = await context.newPage();
    const violations = violationsOf(page);
    const effects: string[] = [];
    for (const path of await onePathOfEachKind()) {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await page.locator('html[data-hydrated]').waitFor();
      if (await hasTakenEffect(page)) effects.push(path);
    }
    for (const path of await adminPaths()) {
      await openScreen(page, path);
      if (await hasTakenEffect(page)) effects.push(path);
    }
    await context.close();
    expect([...effects, ...violations]).toEqual([]);
  });
});

async function findings(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const response = await ask('GET', path);
    const finding = response.ok ? await findInResponse(response) : `It answers ${response.status}.`;
    if (finding) found.push(`${path}: ${finding}`);
  }
  return found;
}

async function publicPaths(): Promise<string[]> {
  const [{ slug }] = (await (await ask('GET', '/api/companies')).json()) as [{ slug: string }];
  return [
    ...(await pagesOfSitemap()),
    '/sitemap.xml',
    '/feed.atom',
    `/feeds/providers/${slug}.atom`,
    '/compare.csv',
    '/compare.xlsx',
    '/data/prices.csv',
    '/api/companies',
    '/api/products',
    '/api/guides',
    '/api/home',
    '/_state/compare',
  ];
}

async function pagesOfSitemap(): Promise<string[]> {
  const sitemap = await (await ask('GET', '/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

/** The first page of those whose paths begin alike. */
async function onePathOfEachKind(): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of await pagesOfSitemap()) {
    const [, first = '', ...rest] = path.split('/');
    const kind = `${first}/${rest.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** Our own screens, and the list and the first document of each collection. */
async function adminPaths(): Promise<string[]> {
  const { collections, globals } = server.test.config;
  const ofCollections = collections.map(async ({ slug, admin }) => {
    if (admin.hidden) return [];
    const { docs } = await server.test.payload.find({ collection: slug, limit: 1, depth: 0 });
    const list = `/admin/collections/${slug}`;
    return [list, ...docs.map(({ id }) => `${list}/${id}`)];
  });
  return [
    '/admin',
    ...Object.values(screens).map(({ path }) => `/admin${path}`),
    ...globals.map(({ slug }) => `/admin/globals/${slug}`),
    ...(await Promise.all(ofCollections)).flat(),
  ];
}

/** By the router of the admin, once it is there, as its links do: to load a screen anew takes a browser two seconds. */
async function openScreen(page: Page, path: string): Promise<void> {
  const isFollowed = await page.evaluate<boolean>(
    `Boolean(window.next?.router) && (window.next.router.push(${JSON.stringify(path)}), true)`,
  );
  if (isFollowed) await page.waitForURL(path);
  else await page.goto(path);
  await page.locator('.template-default--nav-hydrated').waitFor();
}

/** What the page’s policy keeps from being run, which should not be there to begin with. */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      violations.push(`${page.url()}: ${message.text()}`);
  });
  return violations;
}

/** Whether something was run, or an element made or an address offered that would. */
function hasTakenEffect(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    `'${mark}' in window || document.querySelector('[data-${mark}], [href^="javascript:"]') !== null`,
  );
}
