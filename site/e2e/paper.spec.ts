import { expect, type Page } from '@playwright/test';
import { open, test } from './journey.ts';

// A page on paper has what can be read there, and wastes none.

async function pagesOnPaper(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const visits = [
  {
    what: 'the providers and their prices',
    pages: [
      { path: '/', most: 4 },
      { path: '/providers', most: 3 },
      { path: '/compare?medication=mounjaro&dose=7.5mg&now=5mg&budget=180', most: 2 },
      { path: '/compare/providers', most: 1 },
    ],
  },
  {
    what: 'the medications, a plan and the discounts',
    pages: [
      { path: '/medications', most: 2 },
      { path: '/medications?filter=mounjaro&tab=overview', most: 2 },
      { path: '/plan', most: 1 },
      { path: '/discounts', most: 5 },
    ],
  },
  {
    what: 'what a visitor watches and subscribes to',
    pages: [
      { path: '/price-alerts?medication=mounjaro&dose=5mg', most: 1 },
      { path: '/watch-list', most: 1 },
      { path: '/subscribe', most: 1 },
    ],
  },
  {
    what: 'messages, complaints and corrections',
    pages: [
      { path: '/contact', most: 1 },
      { path: '/complaint', most: 1 },
      { path: '/corrections', most: 2 },
    ],
  },
] as const;

test.describe('On paper', () => {
  for (const { what, pages } of visits) {
    test(`${what} have no form and take few pages`, { tag: '@nightly' }, async ({ page }) => {
      for (const { path, most } of pages) {
        await test.step(path, async () => {
          await page.emulateMedia({ media: null, colorScheme: null });
          await open(page, path);
          expect(await pagesOnPaper(page), path).toBeLessThanOrEqual(most);
          await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
          const fields = page.locator(
            'input:visible, select:visible, textarea:visible, form:visible',
          );
          await expect(fields, path).toHaveCount(0);
          const closed = page.locator('details:not([open], .printed-unfolded):visible');
          await expect(closed, path).toHaveCount(0);
          await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(24, 34, 31)');
        });
      }
    });
  }

  test(
    'a price’s receipt takes at most three pages, with 50 observations',
    { tag: '@nightly' },
    async ({ page, products }) => {
      await open(page, `/prices/${products[0]!.id}`);
      expect(await pagesOnPaper(page)).toBeLessThanOrEqual(3);
    },
  );

  test(
    'the providers are rows whose names are not broken',
    { tag: '@nightly' },
    async ({ page, companies }) => {
      await page.setViewportSize({ width: 718, height: 1000 });
      await open(page, '/providers');
      await page.emulateMedia({ media: 'print' });
      const row = page.getByRole('article').filter({ hasText: companies[0]!.name });
      const box = await row.boundingBox();
      expect(box!.height).toBeLessThan(80);
    },
  );
});
