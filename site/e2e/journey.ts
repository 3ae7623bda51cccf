import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type WebError,
  type WorkerInfo,
} from '@playwright/test';
import type axe from 'axe-core';
import type { Company } from '#contract/schemas/company.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { FirstTouch } from './first-touch.ts';

type Fixtures = {
  /** The providers as the API lists them. */
  companies: Company[];
  /** The products as the API lists them, cheapest first. */
  products: Product[];
  /**
   * Console errors and requests to other hosts, with their URLs, in all contexts of the browser; a journey fails if any
   * are left.
   */
  complaints: string[];
  /**
   * Whether a journey takes place in a browser context of its worker: that spares the browser a process and the site's
   * files being compiled. One on another screen than its project's has a context of its own, and one that sets the clock.
   */
  sharesContext: boolean;
};

/** A page in each of a worker's contexts, which stays open: the browser ends the process of a site with its last page. */
type Shared = {
  visitor: Page;
  /** Without JavaScript; all journeys that only read are on this one. */
  reader: Page;
};

export const test = base.extend<Fixtures & FirstTouch, Shared>({
  visitor: [lastingPage({ javaScriptEnabled: true }), { scope: 'worker' }],
  reader: [lastingPage({ javaScriptEnabled: false }), { scope: 'worker' }],
  sharesContext: async ({ hasTouch, viewport }, use, { project }) => {
    const screen = [project.use.hasTouch ?? false, project.use.viewport];
    await use(isDeepStrictEqual([hasTouch, viewport], screen));
  },
  context: async (
    { context, visitor, reader, sharesContext, javaScriptEnabled, extraHTTPHeaders },
    use,
  ) => {
    if (!sharesContext) {
      await use(context);
      return;
    }
    const lasting = javaScriptEnabled ? visitor : reader;
    const shared = lasting.context();
    await shared.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(shared);
    for (const page of shared.pages()) if (page !== lasting) await page.close();
    await lasting.evaluate(() => localStorage.clear());
    await shared.clearCookies();
    await shared.clearPermissions();
  },
  firstTouch: ['at once', { option: true }],
  page: async ({ page, firstTouch }, use) => {
    if (firstTouch === 'at once') touchedAtOnce.add(page.context());
    await use(page);
  },
  // Every journey uses its own network address, because rate limits count by address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `198.18.${randomByte()}.${randomByte()}` });
  },
  companies: async ({ request }, use) => {
    await use((await (await request.get('/api/companies')).json()) as Company[]);
  },
  products: async ({ request }, use) => {
    await use((await (await request.get('/api/products?sortBy=price')).json()) as Product[]);
  },
  complaints: [
    async ({ browser, context, baseURL }, use) => {
      const complaints: string[] = [];
      const onError = (error: WebError) => complaints.push(error.error().message);
      const onMessage = (message: ConsoleMessage) => {
        const { url } = message.location();
        if (message.type() === 'error' && !isPayloads(message.text(), url) && !isState(url))
          complaints.push(`${message.text()} (${url})`);
      };
      const onRequest = (request: Request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('blob:'))
          complaints.push(`asks ${url}`);
      };
      const watched: BrowserContext[] = [];
      const watch = (each: BrowserContext) => {
        watched.push(each);
        each.on('weberror', onError).on('console', onMessage).on('request', onRequest);
      };
      watch(context);
      browser.on('context', watch);
      await use(complaints);
      browser.off('context', watch);
      for (const each of watched)
        each.off('weberror', onError).off('console', onMessage).off('request', onRequest);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What a page says, which nobody has to touch it for: all journeys of a worker that only read share one page without
 * JavaScript. `read` leaves it where it is if that is what is asked for, so that whatever is written there takes one visit.
 */
export const readingTest = test.extend<{ read: (address: string) => Promise<void> }>({
  context: async ({ reader }, use) => use(reader.context()),
  page: async ({ reader }, use) => use(reader),
  read: async ({ reader, baseURL }, use) =>
    use(async (address) => {
      if (reader.url() !== new URL(address, baseURL).href) await reader.goto(address);
    }),
});

function lastingPage({ javaScriptEnabled }: { javaScriptEnabled: boolean }) {
  return async (
    { browser }: { browser: Browser },
    use: (page: Page) => Promise<void>,
    { project }: WorkerInfo,
  ): Promise<void> => {
    const { baseURL, hasTouch, locale, timezoneId, viewport } = project.use;
    const options = { baseURL, hasTouch, locale, timezoneId, viewport, javaScriptEnabled };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto('/robots.txt');
    await use(page);
    await context.close();
  };
}

/**
 * Payload’s sign-out page sometimes sends two requests. The second fails: the session has ended (400), or MongoDB takes
 * only one of two writes at once (500).
 */
function isPayloads(text: string, url: string): boolean {
  return /status of (?:400|500) /.test(text) && url.endsWith('/cms-api/users/logout');
}

/** The state of a page has the page’s own status, of which the browser has complained before. */
function isState(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.startsWith('/_state');
}

const touchedAtOnce = new WeakSet<BrowserContext>();

/** Opens a page, and wakes it if the project touches pages at once. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (touchedAtOnce.has(page.context())) await wake(page);
}

/**
 * Touches the page with a key that does nothing else, and waits until React has taken it over.
 *
 * @param timeout - For how many milliseconds, where a page may take longer than is usual.
 */
export async function wake(page: Page, timeout?: number): Promise<void> {
  // A page that a link has just led to hears nobody before its script is there.
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout });
}

/** Half of what axe-core itself exports, and read in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Checks the page, or part of it, against WCAG 2.2 AA as far as axe can. */
export async function expectNoAccessibilityFindings(page: Page, part = 'html'): Promise<void> {
  // The admin gets its title after it is shown.
  await expect(page).toHaveTitle(/./);
  // Finishes transitions, because axe would measure a colour halfway, after a change of scheme for example.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (context) => {
    const tester = (window as unknown as { axe: typeof axe }).axe;
    const results = await tester.run(context, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      // Nothing is told of the thousands of elements that are as they should be.
      resultTypes: ['violations'],
      // Only rules on sound, of which there is none, read the files of a page again.
      preload: false,
    });
    return results.violations;
  }, part);
  const findings = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(findings).toEqual([]);
}

/** Checks that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** Checks that the parts follow each other from top to bottom. */
export async function expectInOrder(parts: Locator[]): Promise<void> {
  const tops = await Promise.all(
    parts.map(async (part) => {
      await expect(part).toBeVisible();
      return (await part.boundingBox())!.y;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

/** A day as the site writes it for people in Britain: `12 August 2025`, or as the options say. */
export function londonDate(
  time: string | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Date(time).toLocaleDateString('en-GB', { timeZone: 'Europe/London', ...options });
}

function randomByte(): number {
  return Math.floor(Math.random() * 256);
}
