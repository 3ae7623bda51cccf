import { expect, type APIRequestContext } from '@playwright/test';
import type { Product } from '#contract/schemas/product.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open,
  test,
} from './journey.ts';

async function anyProduct(request: APIRequestContext): Promise<Product> {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const product = products.find(({ inStock, deliveryFee }) => inStock && deliveryFee === null);
  if (!product) throw new Error('The demo data has no product in stock with an unknown fee');
  return product;
}

test.describe('A receipt', () => {
  test('is linked from a row’s reason, and shows what was seen, its route, and whether the total is complete', async ({
    page,
    request,
  }) => {
    const { id, name, dose, company } = await anyProduct(request);
    await page.goto('/compare?page=everything');
    await page.getByLabel('Say why each row is where it is').check();
    await page.locator(`main a[href="/prices/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${name} ${dose} at ${company.name}`,
    );
    await expect(page.getByText('Not complete: at least one fee is not stated.')).toBeVisible();
    const observations = page.getByRole('region', { name: 'What we saw' }).getByRole('article');
    await expect(observations.first()).toContainText('Sample data, invented, recorded');
    await expect(observations).toHaveCount(50);
    await expect(observations.filter({ hasText: 'Nothing had changed' })).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Is this wrong? Tell us' }).click();
    await expect(page.getByRole('heading', { name: 'Report a wrong price' })).toBeInViewport();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page.getByText(/observations, newest first, page 2 of/)).toBeVisible();
    const heading = page.getByRole('heading', { name: 'What we saw' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test(
    'fits the screen, has no accessibility violations, and accepts a correction and says what happens next',
    { tag: '@phone' },
    async ({ page, request }) => {
      const { id } = await anyProduct(request);
      await open(page, `/prices/${id}`);
      await expectNoSidewaysScroll(page);
      await expectNoAccessibilityFindings(page);
      await page.getByLabel('The price', { exact: true }).check();
      await page.getByLabel('What is right?').fill('139.50');
      await page.getByRole('button', { name: 'Send correction' }).click();
      await expect(page.getByText(/^Thank you\. An editor will compare it/)).toBeVisible();
    },
  );

  test('of a price that is not listed is not found', async ({ page, complaints }) => {
    const response = await page.goto('/prices/unknown');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    complaints.splice(0);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a correction is sent with a form', async ({ page, request }) => {
    const { id } = await anyProduct(request);
    await page.goto(`/prices/${id}`);
    await page.getByLabel('Something else').check();
    await page.getByLabel('What is right?').fill('They deliver on Sundays');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page).toHaveURL(/correction=received/);
    await expect(page.getByText(/^Thank you\. An editor will compare it/)).toBeVisible();
  });

  test('links change the dose and range of a provider’s price history', async ({
    page,
    request,
  }) => {
    const { company } = await anyProduct(request);
    await page.goto(`/provider/${company.slug}`);
    const section = page.getByRole('region', { name: 'Price history and stock' });
    await expect(section.getByRole('img', { name: /price and total to pay$/ })).toBeVisible();
    await section.getByRole('link', { name: '3 months' }).click();
    await expect(page).toHaveURL(/months=3/);
    await expect(section.getByRole('link', { name: '3 months' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await section.getByText('The same figures as a table').click();
    await expect(section.getByRole('table').first()).toContainText('Price');
    await expect(section.getByRole('table').last()).toContainText(/\d+ of \d+/);
  });
});

test(
  'a medication shows the lowest, median and highest price of a dose over all registered providers',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await open(page, '/medications?filter=mounjaro&tab=overview');
    const section = page.getByRole('region', { name: 'How Mounjaro prices have moved' });
    await section.getByRole('link', { name: '5mg', exact: true }).click();
    await expect(section.getByRole('img', { name: /^Mounjaro 5mg: prices/ })).toBeVisible();
    await section.getByText('The same figures as a table').click();
    expect(await section.getByRole('table').getByRole('row').count()).toBeGreaterThan(5);
    await expectNoSidewaysScroll(page);
    await expectNoAccessibilityFindings(page);
  },
);

test.describe('Compare as of an earlier day', () => {
  const day = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

  test(
    'is labelled at the top, is noindex, and shows what has changed since',
    { tag: '@nightly' },
    async ({ page }) => {
      await open(page, `/compare?asOf=${day}&page=everything`);
      await expect(page.getByText(`As of ${londonDate(day)}`)).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
      const rows = page.locator('main tbody tr:not(.group-head)');
      expect(await rows.count()).toBeGreaterThan(100);
      const told = page.getByText(
        /^(Same total today|Today (at least )?£|Not checked since|No longer listed)/,
      );
      expect(await told.count()).toBe(await rows.count());
      // No provider's name runs into the next column.
      const names = await rows
        .locator('th')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(names).toEqual([]);
      await page.getByRole('link', { name: 'See today’s prices' }).click();
      await expect(page).toHaveURL('/compare?page=everything');
      await expect(told).toHaveCount(0);
    },
  );

  for (const [asked, sentence] of [
    ['2099-01-01', /is in the future/],
    ['2019-01-01', /The first prices were recorded on/],
    ['tomorrow', /The day \(asOf\) must be a date/],
  ] as const)
    test(`says why there is nothing for ${asked}`, async ({ page, complaints }) => {
      const response = await page.goto(`/compare?asOf=${asked}`);
      expect(response?.status()).toBe(400);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText('These are not today’s prices.')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'See today’s prices' })).toBeVisible();
      complaints.splice(0);
    });
});

test(
  'the data is available as files, described for people and programs',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/data');
    const addresses = await page
      .locator('main a[href^="/data/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain('/data/prices.csv');
    for (const address of addresses) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
    await expectNoSidewaysScroll(page);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'what it answers' }).click();
    await expect(page.getByText('GET /api/products', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

test('corrections have their own page', async ({ page }) => {
  await open(page, '/corrections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corrections');
  await expect(page.getByText('No corrections yet')).toBeVisible();
  await expectNoAccessibilityFindings(page);
});
