import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

test('A watch-list is kept in the browser, says what changed, is exported and deleted', async ({
  page,
  products,
}) => {
  const [product] = products;
  const name = `${product!.name} ${product!.dose}`;
  await open(page, `/prices/${product!.id}`);
  await page.getByRole('button', { name: `Watch ${name}` }).click();
  await expect(
    page.getByRole('button', { name: `On your watch-list ${name}`, pressed: true }),
  ).toBeVisible();

  // As if it had been £10 dearer at a visit a week ago.
  await page.evaluate(() => {
    const list = JSON.parse(window.localStorage.getItem('watch-list') ?? '[]');
    const at = new Date(Date.now() - 7 * 86_400_000).toISOString();
    for (const row of list) row.seen = { ...row.seen, at, totalPence: row.seen.totalPence + 1000 };
    window.localStorage.setItem('watch-list', JSON.stringify(list));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/watch-list');
  const list = page.getByRole('region', { name: 'What you watch' });
  await expect(list).toContainText(`${name} at ${product!.company.name}`);
  await expect(list).toContainText('£10.00 less since');
  // Not even the reads tell what is watched.
  expect(asked).toContain('/watch-list');
  expect(asked.filter((path) => path.includes(product!.id))).toEqual([]);
  await expectNoAccessibilityFindings(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(list).toContainText('£10.00 less since');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the list' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject([
    { id: product!.id },
  ]);
  await page.getByRole('link', { name: 'A link to these prices' }).click();
  await expect(page).toHaveURL(`/watch-list?prices=${product!.id}#prices`);
  await expect(page.getByRole('heading', { name: 'The prices in this address' })).toBeFocused();
  await page.goto('/watch-list');
  await page.getByRole('button', { name: 'Delete the list' }).click();
  await expect(page.getByText('You are not watching any prices yet.')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('watch-list'))).toBeNull();
});

test('A provider’s doses can be watched too', async ({ page, companies }) => {
  await open(page, `/provider/${companies[0]!.slug}`);
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^On your watch-list / })).toHaveCount(1);
});

test('Where storage is blocked the page says so, and no button is shown', async ({
  page,
  products,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/watch-list');
  await expect(page.getByRole('status')).toContainText('does not let this site keep anything');
  await expectNoAccessibilityFindings(page);
  await open(page, `/prices/${products[0]!.id}`);
  await expect(page.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
});

readingTest(
  'Without JavaScript the page says what it needs, and an address shows prices',
  async ({ page, read, products }) => {
    await read('/watch-list');
    await expect(page.getByText('kept by JavaScript in your browser')).toBeVisible();
    const two = products.slice(0, 2);
    await read(`/watch-list?prices=${two.map(({ id }) => id).join(',')},nothing`);
    for (const { name, dose, company } of two) {
      await expect(
        page.getByRole('link', { name: `${name} ${dose} at ${company.name}` }),
      ).toBeVisible();
    }
    await expect(page.getByText('1 of them is no longer listed.')).toBeVisible();
  },
);
