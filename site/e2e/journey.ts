import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { Company } from '#contract/schemas/company.ts';
import type { Product } from '#contract/schemas/product.ts';

type Fixtures = {
  /** The providers as the API lists them. */
  companies: Company[];
  /** The products as the API lists them, cheapest first. */
  products: Product[];
  /** Each error in the console and each request to another host, with its address; a journey fails if any is left. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  // Every journey comes from a network address of its own: what visitors send is limited by address.
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
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !isPayloads(message.text(), url))
          complaints.push(`${message.text()} (${url})`);
      });
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('blob:'))
          complaints.push(`asks ${url}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Payload’s page for signing out sometimes asks for it twice; the second time nobody is signed in any more. */
function isPayloads(text: string, url: string): boolean {
  return text.includes('400 (Bad Request)') && url.endsWith('/cms-api/users/logout');
}

/** Opens a page and waits until React has taken it over: what is typed before that is lost. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** WCAG 2.2 AA, as far as axe can tell, of the page or of a part of it. */
export async function expectNoAccessibilityFindings(page: Page, part = 'html'): Promise<void> {
  // A colour that is on its way to another, as after a change of the scheme, would be measured halfway.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const findings = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(findings).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** What lies on the page from top to bottom, as the reader meets it. */
export async function expectInOrder(parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

function randomByte(): number {
  return Math.floor(Math.random() * 256);
}
