import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import type { Provider } from '#contract/schemas/company.ts';
import type { Product } from '#contract/schemas/product.ts';
import { holdBack } from './hold-back.ts';
import { test as base, wake } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';

/** One of each kind of page, and those with other controls. */
const pages = [
  '/',
  '/providers',
  '/providers/dovelark-health',
  '/providers/dovelark-health?reviews=newest#reviews',
  '/providers/dovelark-health/write-review',
  '/compare',
  '/compare?medication=wegovy&max=200',
  '/compare/providers?providers=dovelark-health,kestrelbrook-pharmacy',
  '/plan?medication=mounjaro&dose=5mg',
  '/price-alerts?medication=wegovy&dose=1mg',
  '/watch-list',
  '/medications',
  '/medications?filter=wegovy&tab=pricing',
  '/articles',
  '/articles/mounjaro-guide',
  '/discounts',
  '/market-analysis',
  '/market-analysis/august-2025-market-overview',
  '/prices/:id',
  '/data',
  '/data/api',
  '/data/2025-08',
  '/data/2025-08/:figure',
  '/corrections',
  '/how-it-works',
  '/privacy',
  '/privacy-policy',
  '/terms-of-service',
  '/regulatory-information',
  '/contact',
  '/complaint',
  '/subscribe',
  '/subscription',
  '/subscription?token=:token',
  '/subscription/confirm?token=outdated',
  '/subscription/unsubscribe?token=outdated',
  '/price-alerts/confirm?token=outdated',
  '/price-alerts/keep?token=outdated',
  '/price-alerts/end?token=outdated',
  '/no-such-page',
];

type Control = { path: string; kind: string };

/** What has been read for a page. */
type State = { queries: { queries: { queryKey: [string]; state: { data: unknown } }[] } };

/** What a browser tells of its connection. */
type Connection = { effectiveType: string; saveData: boolean };

const test = base.extend<{ connection: Connection }, { newControls: Map<string, Control[]> }>({
  // Its own is what Chromium reckons from how fast it is answered: it takes a busy machine for a slow network.
  connection: [{ effectiveType: '4g', saveData: false }, { option: true }],
  page: async ({ page, connection }, provide) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await provide(page);
  },
  /** Of each address one control of each kind that no address before it has. */
  newControls: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport } = project.use;
      const page = await browser.newPage({ baseURL, viewport });
      const known = new Set<string>();
      const newControls = new Map<string, Control[]>();
      for (const address of pages) {
        await page.goto(await fillIn(address, page.request));
        const controls = await page.evaluate(controlsOfEachKind);
        newControls.set(
          address,
          controls.filter(({ kind }) => !known.has(kind)),
        );
        for (const { kind } of controls) known.add(kind);
      }
      await page.close();
      expect(known.size).toBeGreaterThan(40);
      await provide(newControls);
    },
    { scope: 'worker' },
  ],
});

for (const address of pages) {
  test.describe(address, { tag: ['@phone', '@nightly'] }, () => {
    // Two of them are on purpose no page, and some are of a link that is none of ours.
    test.afterEach(({ complaints }) => {
      const others = complaints.splice(0).filter((text) => !/status of 404/.test(text));
      expect(others).toEqual([]);
    });

    // Only script can read the list that the browser keeps.
    const wakesByItself = address === '/watch-list';
    const first = wakesByItself
      ? 'wakes by itself'
      : 'runs at most 2,000 bytes of script before it is touched';

    test(`${first}, and each new kind of control does asleep what it does awake`, async ({
      page,
      request,
      newControls,
    }) => {
      test.slow();
      const expectAtFirst = wakesByItself ? expectToWakeByItself : expectToSleep;
      await expectAtFirst(page, await fillIn(address, request));
      // A vote counts once.
      await page.route('**/helpful', (route) =>
        route.fulfill({ status: 201, json: { helpfulCount: 1234 } }),
      );
      const asking = requestsUnderWay(page);
      for (const { path, kind } of newControls.get(address) ?? []) {
        await openAnew(page, await fillIn(address, request));
        await wake(page);
        const control = page.locator(path);
        // What the page does by itself once it is awake has no button then, and what it does in place no link.
        if (!(await canBeUsed(control))) continue;
        await use(control);
        const awake = await settledOutcome(page, asking);

        await openAnew(page, await fillIn(address, request));
        await use(control);
        await expect
          .poll(() => settledOutcome(page, asking), { message: kind, timeout: 30_000 })
          .toEqual(awake);
      }
    });
  });
}

test('every page of the site is among those that are tried asleep', async ({ request }) => {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const tried = await Promise.all(
    pages.map(async (address) => (await request.get(await fillIn(address, request))).text()),
  );
  const missing = Object.entries(manifest).filter(
    ([module, { file }]) =>
      module.startsWith('pages/') && !tried.some((document) => document.includes(`/${file}`)),
  );
  expect(missing.map(([module]) => module)).toEqual([]);
});

test('a page runs at most 2,000 bytes of script before it is touched', ({ page }) =>
  expectToSleep(page, '/compare'));

test('a mouse that crosses the page does not wake it, and one over a control does', async ({
  page,
}) => {
  const happened: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_state/compare') happened.push('wakes');
  });
  await page.goto('/compare');
  await expectFetchedAhead(page);
  await page.getByRole('heading', { level: 1 }).hover();
  // Once the page has answered, it has heard of the pointer.
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  happened.push('over a control');
  await page.getByLabel('Medication').hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(happened).toEqual(['over a control', 'wakes']);
});

for (const connection of [
  { effectiveType: '3g', saveData: false },
  { effectiveType: '4g', saveData: true },
])
  test.describe(`on ${JSON.stringify(connection)}`, () => {
    test.use({ connection });

    test('nothing is fetched ahead', async ({ page }) => {
      await page.goto('/compare');
      // After what the page does by itself a second later.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
      await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    });
  });

/** Where forms and links in emails lead on to once they are posted, and what is said there: an address for each parameter of each page. */
const outcomes = {
  '/contact?result=received': 'Thank you. We have your message',
  '/complaint?result=received': 'Thank you. We have your complaint',
  '/subscribe?result=subscribed': 'Successfully subscribed!',
  '/providers/dovelark-health/write-review?result=received': 'Thank you. We have your review',
  '/providers/dovelark-health?report=received#reviews': 'An editor will look at this review.',
  '/provider/dovelark-health?vote=conflict#reviews': 'Your vote was not counted.',
  '/prices/:id?correction=received#correction': 'An editor will compare it with the provider’s own',
  '/price-alerts?medication=wegovy&dose=1mg&result=received': 'Look for our email',
  '/price-alerts/confirm?result=done': 'Your price alert has started',
  '/price-alerts/keep?result=done': 'We keep your price alerts',
  '/price-alerts/end?result=done': 'Your price alerts have ended',
  '/subscription/confirm?result=done': 'Your subscription is confirmed',
  '/subscription/unsubscribe?result=done': 'You have unsubscribed',
  '/subscription?result=renewed': 'Look for our email',
  '/subscription?token=:token&change=received#price-alerts': 'Your price alert has been changed',
};

for (const [address, message] of Object.entries(outcomes))
  test(`${address} says what became of a form, and wakes by itself`, async ({ page, request }) => {
    await expectToWakeByItself(page, await fillIn(address, request));
    await expect(page.getByRole('main')).toContainText(message);
  });

test('a preview wakes by itself', ({ page }) =>
  expectToWakeByItself(page, '/terms-of-service?preview'));

test('a page sleeps that no form leads on to, whatever its address says', ({ page }) =>
  expectToSleep(page, '/compare?result=received&preview'));

test.describe('where nothing is fetched ahead,', () => {
  test.use({ connection: { effectiveType: '4g', saveData: true } });

  const entry = { what: 'React', addresses: /\/assets\/entry-client-/ };
  const state = { what: 'its state', addresses: /\/_state/ };
  for (const [late, other] of [
    [state, entry],
    [entry, state],
  ] as const)
    test(`a touched page asks for ${other.what} before ${late.what} has come`, async ({ page }) => {
      const release = await holdBack(page, late.addresses);
      await page.goto('/compare');
      const asked = page.waitForRequest(other.addresses, { timeout: 15_000 });
      await page.keyboard.press('Shift');
      await asked;
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      release();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    });
});

test('what was typed stays, with the caret where it was, and is sent once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await holdBackState(page, async () => {
    await page.goto('/');
    const email = page.getByRole('textbox', { name: 'Email address' }).first();
    await email.click();
    await page.keyboard.type('sombody@example.org');
    for (let step = 0; step < 16; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('e');
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('main')).toContainText('Successfully subscribed!');
  await expect(page).toHaveURL('/');
  expect(sent).toHaveLength(1);
});

test('changes of several fields and a press are done in their order', async ({ page }) => {
  await holdBackState(page, async () => {
    await page.goto('/compare');
    await page.getByLabel('Medication', { exact: true }).selectOption('wegovy');
    await page.getByLabel('Sort by').selectOption('price');
    await page.getByLabel('Highest total').fill('250');
    await page.getByLabel('Highest total').press('Tab');
    await page.getByRole('button', { name: 'Provider', exact: true }).click();
  });
  await expect(page).toHaveURL('/compare?medication=wegovy&max=250&sort=provider');
  await expect(page.getByLabel('Medication', { exact: true })).toHaveValue('wegovy');
});

test('an opened section stays open, and the place on the page stays', async ({ page }) => {
  await page.goto('/compare');
  const more = page.locator('summary', { hasText: 'More filters' });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 60));
  const before = await scrolled();
  await more.click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByLabel('Stock')).toBeVisible();
  expect(await scrolled()).toBe(before);
});

test('Back and Forward lead to the pages they name, also once a page between them was loaded again', async ({
  page,
}) => {
  await page.goto('/');
  const home = await page.title();
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL('/articles');
  await page.reload();
  const articles = await page.title();
  expect(articles).not.toBe(home);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home);
  await page.goForward();
  await expect(page).toHaveURL('/articles');
  await expect(page).toHaveTitle(articles);
});

test('Back leads from a page that was loaded again to a place within another', async ({ page }) => {
  await page.goto('/privacy-policy');
  const policy = await page.title();
  await wake(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL('/articles');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy#/);
  await expect(page).toHaveTitle(policy);
});

test('a link that is pressed while React takes the page over leads on', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    // The document must not be left, or nothing could be seen of React in it.
    addEventListener('click', (event) => event.preventDefault());
    const link = document.querySelector<HTMLElement>('header a[href="/articles"]');
    const { port1, port2 } = new MessageChannel();
    // In turns with React, which works in messages, too.
    port1.addEventListener('message', () => {
      link?.click();
      if (location.pathname === '/') port2.postMessage('again');
    });
    port1.start();
    port2.postMessage('first');
  });
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL('/articles');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guides');
});

test('what the browser puts back into a field is sent by the first press', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email address' });
  // Chromium puts back what no script has heard of.
  await page.route('**/_state', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await email.fill('returning@example.org');
  await page.goto('/contact');
  await page.unroute('**/_state');
  await page.goBack();
  await expect(email).toHaveValue('returning@example.org');
  const sent = page.waitForRequest('**/api/subscriptions');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'returning@example.org' });
  await expect(page.getByRole('main')).toContainText('Successfully subscribed!');
});

test('a filter that was not applied is not chosen when the page is opened again', async ({
  page,
}) => {
  const medication = page.getByLabel('Medication', { exact: true });
  await page.route('**/_state/compare', (route) => route.fulfill({ status: 503 }));
  await page.goto('/compare');
  await medication.selectOption('wegovy');
  await page.goto('/contact');
  await page.goBack();
  await expect(medication).toHaveValue('all');
});

test('what was typed and ticked before the page’s script was there is sent by the first press', async ({
  page,
}) => {
  const [first, second] = [0, 1].map((index) => page.locator('[name=providers]').nth(index));
  await holdBackScript(page, '/price-alerts?medication=wegovy&dose=1mg', async () => {
    await page.getByText('Only at some providers').click();
    await first!.check();
    await second!.check();
    await page.getByRole('textbox', { name: 'Your email address' }).fill('early@example.org');
  });
  // Once it is sent, the form is gone.
  const providers = [await first!.inputValue(), await second!.inputValue()];
  const sent = page.waitForRequest('**/api/price-alerts');
  await page.getByRole('button', { name: 'Tell me' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'early@example.org', providers });
});

test('a provider that was ticked before the page’s script was there is among the chosen', async ({
  page,
}) => {
  const tick = page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Side by side: / })
    .first();
  await holdBackScript(page, '/providers', () => tick.check());
  await wake(page);
  await expect(page.locator('form#tray')).toContainText('1 of 4 chosen');
  await expect(tick).toBeChecked();
});

test.describe('in a document that is older than its state,', () => {
  test.afterEach(({ complaints }) => {
    // React says that it has drawn the page anew.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('error #418')]);
  });

  test('an opened section stays open', async ({ page }) => {
    await openOlder(page, '/compare');
    await page.locator('summary', { hasText: 'More filters' }).click();
    await expectNewest(page);
    await expect(page.getByLabel('Stock')).toBeVisible();
  });

  test('whoever types goes on in the same field, where the caret was', async ({ page }) => {
    const name = page.getByRole('textbox', { name: 'Your name' });
    await holdBackState(page, async () => {
      await openOlder(page, '/contact');
      await name.click();
      await page.keyboard.type('Sam Exmple');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    });
    await expectNewest(page);
    await expect(name).toBeFocused();
    await page.keyboard.type('a');
    await expect(name).toHaveValue('Sam Example');
  });

  test('a press is done to the button that was pressed, where several are alike', async ({
    page,
    request,
  }) => {
    const provider = '/providers/dovelark-health';
    const { reviews } = (await (await request.get(`/api${provider}`)).json()) as Provider;
    const sent: unknown[] = [];
    await page.route('**/api/reviews/*/reports', async (route) => {
      const asked = route.request();
      sent.push([new URL(asked.url()).pathname, asked.postDataJSON()]);
      await route.fulfill({ status: 201, json: {} });
    });
    const second = page.locator('#reviews article').nth(1);
    await holdBackState(page, async () => {
      await openOlder(page, `${provider}?reviews=newest#reviews`);
      await second.getByText('Report the review by').click();
      await second.getByRole('radio', { name: 'It is about another provider' }).check();
      await second.getByRole('button', { name: 'Send report' }).click();
    });
    await expectNewest(page);
    await expect(second).toContainText('Thank you. An editor will look at this review.');
    expect(sent).toEqual([
      [`/api/reviews/${reviews[1]?.id}/reports`, { reason: 'wrong-provider' }],
    ]);
  });
});

test('a page whose scripts are gone asks for them when it is touched, and not at every touch', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.fulfill({ status: 404 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_state|\/entry-client-.*\.js$/.test(pathname)) asked.push(pathname);
  });
  const fetchedAhead = page.waitForEvent('console', (message) => message.text().includes('404'));
  await page.goto('/compare');
  await fetchedAhead;
  const medication = page.getByLabel('Medication', { exact: true });
  for (const each of [medication, page.getByLabel('Sort by'), medication]) await each.hover();
  await medication.selectOption('wegovy');
  await page.locator('summary', { hasText: 'More filters' }).click();
  await expect(page.getByLabel('Stock')).toBeVisible();
  const [ahead, ...whenTouched] = asked;
  expect(ahead).toContain('/entry-client-');
  // Until version 156 Chromium remembered that a module was not to be had ahead, and did not ask again.
  expect(whenTouched.filter((path) => path !== ahead)).toEqual(['/_state/compare']);
  expect(whenTouched.filter((path) => path === ahead).length).toBeLessThanOrEqual(1);
  const told = complaints.splice(0);
  expect(told.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  expect(told).toHaveLength(asked.length - 1);
});

test('a page that has fetched its scripts ahead wakes also once they are gone', async ({
  page,
}) => {
  const takeAway = await takingAway(page, '**/assets/*.js');
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto('/compare');
  const files = (await page.locator('#root').getAttribute('data-files'))?.split(' ') ?? [];
  expect(files.length).toBeGreaterThan(0);
  await expect.poll(() => files.filter((file) => !fetched.has(file))).toEqual([]);
  takeAway();
  await page.getByLabel('Medication', { exact: true }).selectOption('wegovy');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL('/compare?medication=wegovy');
});

test.describe('a page whose script is gone, because the site has changed since the last page was opened,', () => {
  test.beforeEach(async ({ page }) => {
    const takeAway = await takingAway(page, '**/assets/*.js');
    await page.goto('/');
    await wake(page);
    takeAway();
  });

  test('is loaded as a document', async ({ page, complaints }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    expect(complaints.splice(0)).toContainEqual(expect.stringContaining('404'));
  });

  test('says so without a connection', async ({ page, complaints }) => {
    await page.route('**/contact', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('main')).toContainText('This page could not be shown');
    expect(complaints.splice(0)).not.toEqual([]);
  });
});

test('what was typed is sent as without JavaScript if the state is of a newer build', async ({
  page,
}) => {
  await page.route('**/_state', async (route) => {
    const response = await route.fetch();
    const { queries } = (await response.json()) as State;
    // As if each answer had another shape.
    for (const { state } of queries.queries) state.data = null;
    await route.fulfill({ json: { entry: '/assets/entry-client-newer.js', queries } });
  });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email address' }).fill('newer@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/subscribe\?/);
  await expect(page.getByRole('main')).toContainText('Successfully subscribed!');
});

test('what was pressed twice is sent once if the state cannot be had', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.route('**/_state', (route) => route.fulfill({ status: 503 }));
  const release = await holdBack(page, /\/assets\/entry-client-/);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email address' }).fill('twice@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  release();
  await expect(page.getByRole('main')).toContainText('Successfully subscribed!');
  expect(sent).toHaveLength(1);
});

test.describe('where all prices are too many for the state of a page,', () => {
  test.beforeEach(({ page }) =>
    page.route('**/_state/compare', async (route) => {
      const response = await route.fetch();
      const { queries, ...state } = (await response.json()) as State;
      const short = queries.queries.filter(
        ({ queryKey: [address] }) => address !== '/api/products',
      );
      expect(short).toHaveLength(queries.queries.length - 1);
      await route.fulfill({ json: { ...state, queries: { ...queries, queries: short } } });
    }),
  );

  test('the browser reads them, and then does what was done', async ({ page }) => {
    await page.goto('/compare');
    const reading = page.waitForResponse('**/api/products?sortBy=total-cost');
    await page.getByLabel('Medication', { exact: true }).selectOption('wegovy');
    await reading;
    await expect(page).toHaveURL('/compare?medication=wegovy');
    await expect(page.getByRole('main').locator('tbody')).not.toContainText('Mounjaro');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });

  test('a page that cannot have them goes on as without JavaScript', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/products?*', (route) => route.abort());
    await page.goto('/compare');
    const failing = page.waitForEvent('requestfailed');
    await page.getByLabel('Medication', { exact: true }).selectOption('wegovy');
    await failing;
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page).toHaveURL(/[?&]medication=wegovy/);
    await expect(page.getByRole('main').locator('tbody')).not.toContainText('Mounjaro');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});

test('a browser that knows no preloading fetches the files ahead nevertheless', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
      get: () => ({ supports: (rel: string) => rel !== 'modulepreload' }),
    });
  });
  const fetched = page.waitForRequest(
    (request) => request.url().includes('/entry-client-') && request.resourceType() === 'fetch',
    { timeout: 15_000 },
  );
  await page.goto('/compare');
  await fetched;
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});

test('without a network for its scripts, a page goes on as without JavaScript', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto('/compare');
  await page.getByLabel('Medication', { exact: true }).selectOption('wegovy');
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page).toHaveURL(/\/compare\?medication=wegovy&/);
  await expect(page.getByRole('status').first()).toContainText('prices');
  expect(complaints.splice(0)).not.toEqual([]);
});

/** Files that are gone from when the returned function is called; call this before the page is opened. */
async function takingAway(page: Page, files: string): Promise<() => void> {
  let areGone = false;
  await page.route(files, (route) => (areGone ? route.fulfill({ status: 404 }) : route.continue()));
  return () => {
    areGone = true;
  };
}

/** Where something is whose address leaves open what only the server knows. */
async function fillIn(address: string, request: APIRequestContext): Promise<string> {
  if (address.includes(':id')) {
    const [product] = (await (await request.get('/api/products')).json()) as Product[];
    return address.replace(':id', product!.id);
  }
  if (address.includes(':figure')) {
    const report = await request.get('/market-analysis/august-2025-market-overview');
    const [, figure] = /"(\/data\/2025-08\/[^".]+)"/.exec(await report.text()) ?? [];
    return address.replace('/data/2025-08/:figure', figure!.replaceAll('&amp;', '&'));
  }
  return address.includes(':token') ? address.replace(':token', await newToken(request)) : address;
}

/** Of a link that says what is stored about a new address, which asks for a price alert. */
async function newToken(request: APIRequestContext): Promise<string> {
  const email = `asleep-${randomUUID()}@reader.example`;
  const data = { email, medication: 'wegovy', dose: '1mg', kind: 'falls' };
  expect((await request.post('/api/price-alerts', { data })).status()).toBe(201);
  const subject = 'Please confirm your price alert';
  const link = await linkFromEmail(email, { subject, pathname: '/subscription' });
  return link.replace(/.*token=/, '');
}

async function expectToWakeByItself(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Opens a page, which then runs at most 2,000 bytes of script and goes on sleeping. */
async function expectToSleep(page: Page, address: string): Promise<void> {
  const scripts: Promise<Buffer>[] = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', onResponse);
  await page.goto(address);
  page.off('response', onResponse);
  await expectFetchedAhead(page);
  const bytes = Buffer.concat(await Promise.all(scripts)).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2000);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
}

/** Waits until a page has fetched its files ahead, the last thing that it does by itself. */
async function expectFetchedAhead(page: Page): Promise<void> {
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
}

/**
 * Opens a page as it is for whoever has never been here. By way of a small file of the site, because from an address to
 * the same one with a `#` the browser only scrolls; a page that is not the site's would cost a new process each time.
 */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
}

/** Opens a page in a document of before its heading was changed. */
async function openOlder(page: Page, address: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const newest = await response.text();
    const body = newest.replace(/(<h1[^>]*>)[^<]*/, `$1${olderHeading}`);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(olderHeading);
}

const olderHeading = 'The heading of yesterday';

/** Waits until the page is awake, and so what it is now. */
async function expectNewest(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(olderHeading);
}

/** Does something before the page can wake: its state comes after that. */
async function holdBackState(page: Page, act: () => Promise<void>): Promise<void> {
  const release = await holdBack(page, /\/_state/);
  await act();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
}

/** Opens a page and does something there before its script has come. */
async function holdBackScript(
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<void> {
  const release = await holdBack(page, /\/assets\/wake-/);
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  release();
  await page.waitForLoadState();
}

/**
 * Each kind of control that can be seen while the page is asleep: the fields and buttons of different forms are of
 * different kinds, and so are links that look differently or are in another part of the page. Links to other sites and to
 * files do nothing here.
 */
function controlsOfEachKind(): Control[] {
  const kinds = new Map<string, string>();
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href^="/"]:not([download], [href^="/api/"], [href*="."]), a[href^="#"], button, summary, select, textarea, input:not([type="hidden"])',
  )) {
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0;
    if (!isSeen) continue;
    const names = ['type', 'name', 'class'].map((name) => control.getAttribute(name));
    const form = control.closest('form')?.getAttribute('action');
    const part = control.localName === 'a' && control.closest('header, main, footer')?.localName;
    const kind = [
      control.localName,
      ...names,
      form?.replace(/(?<=reviews\/)[^/]+/, '') || part,
    ].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, pathTo(control));
  }
  return [...kinds].map(([kind, path]) => ({ kind, path }));

  function pathTo(element: Element): string {
    const { parentElement: parent, localName } = element;
    if (!parent || element.id === 'root') return '#root';
    const place = [...parent.children].indexOf(element) + 1;
    return `${pathTo(parent)} > ${localName}:nth-child(${place})`;
  }
}

function canBeUsed(control: Locator): Promise<boolean> {
  return control.evaluateAll(([element]) =>
    Boolean(element?.checkVisibility({ visibilityProperty: true })),
  );
}

/** Uses a control in the way of its kind. */
async function use(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    const next = await control.evaluate(
      (element: HTMLSelectElement) => (element.selectedIndex + 1) % element.options.length,
    );
    await control.selectOption({ index: next });
  } else if (kind === 'checkbox' || kind === 'radio') {
    const label = control.locator('xpath=ancestor::label');
    await ((await label.count()) > 0 ? label : control).click();
  } else if (['text', 'email', 'url', 'search', 'textarea'].includes(kind)) {
    await control.fill('150');
    await control.press('Tab');
  } else if ((await control.getAttribute('href')) === '#main') {
    // It is seen only while it has the focus.
    await control.press('Enter');
  } else {
    // A button that cannot be pressed awake does nothing asleep either.
    const { hasTouch } = test.info().project.use;
    await (hasTouch ? control.tap({ force: true }) : control.click({ force: true }));
  }
}

/** The requests of a page that have no answer yet, kept up to date. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const asking = new Set<Request>();
  page.on('request', (request) => asking.add(request));
  page.on('requestfinished', (request) => asking.delete(request));
  page.on('requestfailed', (request) => asking.delete(request));
  return asking;
}

type Outcome = { url: string; isAwake: boolean; text: string; fields: string[] };

/** Where the page is, what it says and what its fields hold, once that stays as it is. */
async function settledOutcome(page: Page, asking: ReadonlySet<Request>): Promise<Outcome> {
  let last: Outcome | undefined;
  await expect(async () => {
    const before = last;
    // It may have led to another page, which is asleep.
    await page.keyboard.press('Shift');
    last = await outcome(page);
    expect(last).toEqual(before);
    expect(last.isAwake).toBe(true);
    expect(asking.size).toBe(0);
    expect(last.text).not.toMatch(/^(Loading|Sending)/m);
  }).toPass({ intervals: [400], timeout: 30_000 });
  return last!;
}

async function outcome(page: Page): Promise<Outcome> {
  // After whatever React still has to do, however busy the machine is.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
  const shown = await page.evaluate(() => {
    // On a phone, the text of rows counts also where they are too far away to be drawn yet.
    const allDrawn = new CSSStyleSheet();
    allDrawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [allDrawn];
    return {
      isAwake: 'hydrated' in document.documentElement.dataset,
      text: document.body.innerText,
      fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ name, value, checked }) => `${name}=${value} ${checked}`,
      ),
    };
  });
  // Each link in an email is to a new address.
  const url = page.url().replace(/token=[\w-]+/, 'token=');
  return { ...shown, url, text: shown.text.replaceAll(/asleep-[\w-]+@/g, '') };
}
