import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { priceChangeText } from '#contract/rules/price-change.ts';
import { productSorts, sortProducts, type ProductSort } from '#contract/rules/product-order.ts';
import { companyTypes, hasCompanyType } from '#contract/rules/provider-type.ts';
import { formatRating, sentimentBadge } from '#contract/rules/rating.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import {
  expectInOrder,
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open as openPage,
  test,
} from './journey.ts';

async function read(request: APIRequestContext, query: string): Promise<Product[]> {
  return (await (await request.get(`/api/products?${query}`)).json()) as Product[];
}

/** Opens a page with the table, and on a small screen its filters, and waits for hydration. */
async function open(page: Page, address: string) {
  await openPage(page, address);
  await openFilters(page);
}

async function openFilters(page: Page) {
  if (!isWide(page)) await page.locator('.filter-bar > details > summary').click();
  const more = page.locator('.more-filters:not([open]) > summary');
  if (await more.isVisible()) await more.click();
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1280;
const rows = (page: Page) => page.locator('main tbody tr:not(.group-head)');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The row of a product, which is unique by provider, medication and dose. */
const rowOf = (page: Page, { name, dose, company }: Product) =>
  rows(page)
    .filter({ has: linkTo(page, company) })
    .filter({ has: page.locator('td').getByText(name, { exact: true }) })
    .filter({ has: page.locator('td').getByText(dose, { exact: true }) });

const linkTo = (page: Page, { name }: Product['company']) =>
  page.getByRole('link', { name: `View Provider ${name}`, exact: true });

/** Opens a card; a row of a large screen shows everything. */
async function openCard(page: Page, product: Product) {
  if (!isWide(page)) await rowOf(page, product).locator('summary').click();
}

/** The medication, dose and provider of each row, in order. */
async function shownProducts(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((shown) =>
    shown.map((row) =>
      [...row.querySelectorAll('.what b'), row.querySelector('th a')?.lastChild]
        .map((part) => part?.textContent)
        .join(' '),
    ),
  );
}

/** In the order that the page begins with. */
const byTotal = (products: Product[]) => sortProducts(products, 'total-cost');

const namesOf = (products: Product[]) =>
  products.map(({ name, dose, company }) => `${name} ${dose} ${company.name}`);

/** The first matching product; the demo data has one of each kind. */
function find(products: Product[], isRight: (product: Product) => boolean): Product {
  const found = products.find(isRight);
  if (!found) throw new Error('The demo data has no such product');
  return found;
}

test.describe('Compare', () => {
  test('has an intro and three accurate blocks of reassurance', async ({ page }) => {
    await page.goto('/compare');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Compare weight loss injection prices',
    );
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Transparent pricing');
    await expect(main.getByText('Nobody pays for a place').first()).toBeAttached();
    await expect(main).toContainText('The total includes consultation and delivery.');
    await expect(main.getByRole('heading', { name: 'Real-time updates' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Verified providers' })).toBeVisible();
    await expect(main).toContainText(
      /Of the \d+ providers with prices here, \d+ are CQC registered and \d+ GPHC verified/,
    );
  });

  test('says how rows are ranked and that nobody pays for a place', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByRole('heading', { name: 'How rows are ranked' })).toBeVisible();
    await expect(page.locator('caption')).toContainText(
      'lowest first, unknown last. A month is four weeks of treatment: one pen of an injection that is taken once a week. Nobody pays for a place in this table.',
    );
  });

  test('has breadcrumbs, and one canonical URL for all choices', async ({ page }) => {
    await page.goto('/compare?medication=wegovy&sort=total');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare$/);
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Compare' }],
    });
  });
});

test.describe('Price comparison table', () => {
  test('shows 50 of 162 prices a page, lowest total first, or all of them', async ({
    page,
    products,
  }) => {
    await page.goto('/compare');
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    expect(products).toHaveLength(162);
    const expected = namesOf(byTotal(products));
    expect(await shownProducts(page)).toEqual(expected.slice(0, 50));
    const pages = page.getByRole('navigation', { name: 'Pages of prices' });
    await pages.getByRole('link', { name: 'Page 4' }).click();
    await expect(page).toHaveURL('/compare?page=4');
    await expect(status(page)).toHaveText('Showing 151 to 162 of 162 prices');
    expect(await shownProducts(page)).toEqual(expected.slice(150));
    await pages.getByRole('link', { name: 'Show all 162' }).click();
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
    await expect(page).toHaveURL('/compare?page=everything');
    expect(await shownProducts(page)).toEqual(expected);
    await page.goto('/compare?medication=mounjaro&page=99');
    await expect(status(page)).toHaveText('Showing 51 to 77 of 77 prices, of 162 in all');
  });

  test('shows totals that never fall, and what is “at least” so much after them', async ({
    page,
    products,
  }) => {
    await page.goto('/compare?page=everything');
    await expect(page.getByRole('columnheader', { name: 'Total to pay' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const available = products.filter(
      ({ inStock, freshness, company }) =>
        inStock && freshness !== 'older' && company.registrations.length > 0,
    );
    const shown = await rows(page)
      .locator('.total')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent));
    const first = shown.slice(0, available.length);
    const amounts = first.map((text) => ({
      isKnown: !text.startsWith('at least'),
      pounds: Number(text.replace(/[^\d.]/g, '')),
    }));
    const inOrder = amounts.toSorted(
      (a, b) => Number(b.isKnown) - Number(a.isKnown) || a.pounds - b.pounds,
    );
    expect(amounts).toEqual(inOrder);
    expect(new Set(amounts.map(({ isKnown }) => isKnown)).size).toBe(2);
  });

  test('lists what is out of stock after what can be had', async ({ page, products }) => {
    await page.goto('/compare?page=everything');
    const stock = await rows(page)
      .locator('.stock')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent));
    const first = stock.indexOf('Out of Stock');
    expect(first).toBeGreaterThan(0);
    const [soldOut] = byTotal(products).filter(({ inStock }) => !inStock);
    await openCard(page, soldOut!);
    const reason = page.getByText('After what can be had: it is out of stock.').first();
    await page.getByLabel('Say why each row is where it is').check();
    await expect(reason).toBeVisible();
  });

  for (const [medication, lowest] of [
    ['Mounjaro', '£129'],
    ['Wegovy', '£99'],
    ['Saxenda', '£150'],
  ] as const) {
    test(`shows ${medication} from ${lowest} in stock`, async ({ page, products }) => {
      await page.goto(`/compare?medication=${medication.toLowerCase()}&page=everything`);
      const matching = products.filter(({ name }) => name === medication);
      await expect(status(page)).toHaveText(`Showing ${matching.length} of 162 prices`);
      const [cheapest] = matching.filter(({ inStock }) => inStock);
      expect(formatPrice(toPence(cheapest!.price))).toBe(lowest);
      await expect(rowOf(page, cheapest!)).toContainText(lowest);
      await expect(rowOf(page, cheapest!)).toContainText('In Stock');
    });
  }

  test(
    'filters by medication, dosage and provider type at once',
    { tag: '@phone' },
    async ({ page, products }) => {
      await open(page, '/compare');
      await expect(filter(page, 'Medication').getByRole('option')).toHaveText([
        'All medications',
        'Mounjaro',
        'Wegovy',
        'Saxenda',
      ]);
      await filter(page, 'Medication').selectOption('Wegovy');
      await filter(page, 'Dosage').selectOption('1mg');
      await filter(page, 'Provider type').selectOption('Online');
      const matching = products.filter(
        ({ name, dose, company }) =>
          name === 'Wegovy' && dose === '1mg' && hasCompanyType(company.type, 'online'),
      );
      await expect(status(page)).toHaveText(`Showing ${matching.length} of 162 prices`);
      await expect(page).toHaveURL('/compare?medication=wegovy&dose=1mg&type=online');
      expect(await shownProducts(page)).toEqual(namesOf(byTotal(matching)));
    },
  );

  test(
    'lists unregistered providers in a separate group at the bottom, with the reason, in every sort order',
    { tag: '@phone' },
    async ({ page, products }) => {
      const isUnregistered = ({ company }: Product) => company.registrations.length === 0;
      const last = namesOf(products.filter(isUnregistered));
      expect(last.length).toBeGreaterThan(0);
      for (const sort of productSorts) {
        await page.goto(`/compare?sort=${sort}&page=everything`);
        const group = page.locator('main tbody').nth(1);
        await expect(group.getByRole('rowheader').first()).toContainText(
          'No registration on record. These providers are listed below the others and left out of every lowest price',
        );
        await expect(group.locator('tr:not(.group-head)')).toHaveCount(last.length);
        expect((await shownProducts(page)).slice(-last.length).toSorted()).toEqual(last.toSorted());
      }
      await expectNoAccessibilityFindings(page);
    },
  );

  test('explains the registers’ marks below the rows, also without JavaScript', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/compare');
    await expect(rows(page).getByText('GPhC').first()).toBeVisible();
    await page.getByRole('button', { name: 'GPHC Verified' }).click();
    const meaning = page.getByRole('dialog', { name: 'GPHC Verified' });
    await expect(meaning).toContainText(
      'Registers the pharmacies and pharmacists of Great Britain',
    );
    await expect(meaning.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.pharmacyregulation.org/registers',
    );
    await meaning.getByRole('button', { name: 'Close' }).click();
    await expect(meaning).toBeHidden();
    await context.close();
  });

  test('offers only the doses of the chosen medication', async ({ page }) => {
    await page.goto('/compare');
    await expect(filter(page, 'Dosage').getByRole('option')).toHaveText([
      'All doses',
      '2.5mg',
      '5mg',
      '7.5mg',
      '10mg',
      '12.5mg',
      '15mg',
      '0.25mg',
      '0.5mg',
      '1mg',
      '1.7mg',
      '2.4mg',
      '3mg daily',
    ]);
    await expect(filter(page, 'Dosage').locator('optgroup')).toHaveCount(3);
    await page.goto('/compare?medication=mounjaro');
    await expect(filter(page, 'Dosage').getByRole('option')).toHaveText([
      'All doses',
      '2.5mg',
      '5mg',
      '7.5mg',
      '10mg',
      '12.5mg',
      '15mg',
    ]);
  });

  test('drops a dose that the newly chosen medication does not have', async ({ page }) => {
    await open(page, '/compare?medication=mounjaro&dose=15mg&type=online');
    await filter(page, 'Medication').selectOption('Wegovy');
    await expect(page).toHaveURL('/compare?medication=wegovy&type=online');
  });

  test('offers every provider type', async ({ page, products }) => {
    await open(page, '/compare');
    for (const type of companyTypes) {
      await filter(page, 'Provider type').selectOption(type);
      const matching = products.filter(({ company }) => hasCompanyType(company.type, type));
      await expect(status(page)).toContainText(
        matching.length > 50 ? `1 to 50 of ${matching.length}` : `Showing ${matching.length} of`,
      );
    }
  });

  test('filters by stock, register and the highest total, and says how many filters are set', async ({
    page,
    products,
  }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    await filter(page, 'Stock').selectOption('In stock');
    await filter(page, 'Registered with').selectOption('GPhC');
    await filter(page, 'Highest total').fill('180');
    await filter(page, 'Highest total').press('Enter');
    await expect(page).toHaveURL(
      '/compare?medication=mounjaro&dose=5mg&stock=in-stock&register=gphc&max=180',
    );
    const matching = products.filter(
      (product) =>
        product.name === 'Mounjaro' &&
        product.dose === '5mg' &&
        product.inStock &&
        product.company.registrations.some(({ register }) => register === 'gphc') &&
        totalCost(product).pence <= 18_000,
    );
    expect(matching.length).toBeGreaterThan(0);
    expect(await shownProducts(page)).toEqual(namesOf(byTotal(matching)));
    await expect(page.locator('.filter-bar > details > summary')).toHaveText(
      'Filters: 5 set. Total, lowest first',
    );
    await page.getByRole('link', { name: 'Remove filter: Up to £180' }).click();
    await expect(filter(page, 'Highest total')).toHaveValue('');
  });

  test('says what is wrong with a highest total that is no amount, and shows nothing else', async ({
    page,
    complaints,
  }) => {
    const answer = await page.goto('/compare?max=cheap');
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Highest total is an amount in pounds, such as 180 or 180.50.',
    );
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show prices up to any total' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    // The browser itself notes the answer that was no success.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 400'))).toEqual([]);
  });

  test(
    'keeps the filters in reach while the rows are scrolled',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/compare');
      await rows(page).nth(40).scrollIntoViewIfNeeded();
      const line = isWide(page)
        ? page.getByRole('link', { name: 'Filters. Total, lowest first' })
        : page.locator('.filter-bar > details > summary');
      await expect(line).toBeInViewport();
      await line.click();
      await expect(filter(page, 'Medication')).toBeInViewport();
    },
  );

  test('sorts in all twelve orders, as the API does', async ({ page, request }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    await expect(filter(page, 'Sort by').getByRole('option')).toHaveCount(12);
    for (const sort of [...productSorts].toReversed()) {
      await filter(page, 'Sort by').selectOption(sort);
      const expected = await read(request, `medication=mounjaro&dose=5mg&sortBy=${sort}`);
      await expect.poll(() => shownProducts(page)).toEqual(namesOf(expected));
    }
    await expect(page).toHaveURL('/compare?medication=mounjaro&dose=5mg&sort=price');
  });

  test('says that “total” is price plus delivery, and that unknown comes last', async ({
    page,
    request,
  }) => {
    await page.goto('/compare?sort=total&page=everything');
    await expect(page.locator('caption')).toContainText(
      'Sorted by: Price plus delivery, unknown last',
    );
    await expect(page.locator('th[aria-sort]')).toHaveCount(0);
    const expected = await read(request, 'sortBy=total');
    expect(await shownProducts(page)).toEqual(namesOf(expected));
    const registered = expected.filter(({ company }) => company.registrations.length > 0);
    expect(registered.at(-1)?.deliveryFee).toBeNull();
  });

  test('says “No products found matching your criteria” and links back to all', async ({
    page,
  }) => {
    await openPage(page, '/compare?medication=saxenda&dose=15mg&type=online');
    await expect(
      page.getByText('No products found matching your criteria', { exact: true }),
    ).toBeVisible();
    await expect(status(page)).toHaveText('Showing 0 of 162 prices');
    await expect(page.getByRole('link', { name: 'Export Price Comparison' })).toHaveCount(0);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Show all prices' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
  });

  test('ignores unknown filters, and shows nothing for unknown medications and doses', async ({
    page,
  }) => {
    for (const [query, count] of [
      ['type=shop&sort=cheapest&colour=red', 162],
      ['medication=&dose=&max=', 162],
      ['medication=SAXENDA', 15],
      ['medication=%3Cscript%3E', 0],
      ['dose=99mg', 0],
    ] as const) {
      const answer = await page.goto(`/compare?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(status(page)).toHaveText(
        `Showing ${count > 50 ? `1 to 50 of ${count}` : `${count} of 162`} prices`,
      );
    }
    await expect(filter(page, 'Dosage')).toHaveValue('99mg');
  });

  test('says “Loading comparison data...” while the prices are on their way', async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await openPage(page, '/subscribe?result=subscribed');
    await page.route('**/api/products?*', async (route) => {
      await wait;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Prices' }).click();
    await expect(page.getByText('Loading comparison data...')).toBeVisible();
    answer();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
  });

  test('says “Failed to fetch products” if they cannot be loaded, and retries', async ({
    page,
    complaints,
  }) => {
    await openPage(page, '/subscribe?result=subscribed');
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Prices' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    // The browser itself notes the answer that was no success.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
  });

  test('requests the chosen products from the API, always with a sort order', async ({ page }) => {
    await open(page, '/compare');
    const asked = page.waitForRequest(/\/api\/products\?/);
    await filter(page, 'Provider type').selectOption('online');
    const { searchParams } = new URL((await asked).url());
    expect([...searchParams]).toEqual([
      ['companyType', 'online'],
      ['sortBy', 'total-cost'],
    ]);
  });
});

test.describe('Price comparison row', () => {
  test('links to the provider', async ({ page, products }) => {
    const [product] = byTotal(products);
    await page.goto('/compare');
    const link = rowOf(page, product!).getByRole('link', { name: /^View Provider/ });
    await expect(link).toHaveAttribute('href', `/provider/${product!.company.slug}`);
    await expect(link).toHaveAccessibleName(`View Provider ${product!.company.name}`);
  });

  test(
    'is one line of at most 56 pixels, or a card of at most 140, and the first is seen at once',
    { tag: '@phone' },
    async ({ page }) => {
      const sizes = isWide(page)
        ? [
            { width: 1280, height: 800 },
            { width: 1920, height: 1080 },
          ]
        : [{ width: 375, height: 667 }];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto('/compare?page=everything');
        const boxes = await rows(page).evaluateAll((shown) => {
          // What is not on screen has only a guessed height.
          for (const row of shown) (row as HTMLElement).style.contentVisibility = 'visible';
          return shown.map((row) => row.getBoundingClientRect().toJSON() as DOMRect);
        });
        expect(boxes).toHaveLength(162);
        expect(boxes[0]!.bottom).toBeLessThanOrEqual(size.height);
        expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(
          isWide(page) ? 56 : 140,
        );
        await expectNoSidewaysScroll(page);
      }
    },
  );

  test('is two stops of the Tab key on large screens: its link and its tick', async ({ page }) => {
    await page.goto('/compare');
    const stops = await rows(page).evaluateAll((shown) =>
      shown.map(
        (row) =>
          [...row.querySelectorAll('a, button, input, select, summary')].filter((element) =>
            element.checkVisibility(),
          ).length,
      ),
    );
    expect(new Set(stops)).toEqual(new Set([2]));
  });

  test('says why it is where it is, in the order that is chosen', async ({ page, products }) => {
    const [first, second] = byTotal(products);
    await page.goto('/compare');
    const reason = rowOf(page, first!).getByText('1st of');
    await expect(reason).toBeHidden();
    await page.getByLabel('Say why each row is where it is').check();
    await expect(reason).toContainText(`by total to pay: ${formatTotal(totalCost(first!).pence)}.`);
    await expect(rowOf(page, second!).getByText('2nd of')).toContainText('than the row above');
    await expect(rowOf(page, first!).getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/prices/${first!.id}`,
    );
  });

  test('has a line of its price in the last year', async ({ page, request, products }) => {
    const { prices } = (await (await request.get('/api/price-lines')).json()) as {
      prices: Record<string, (string | null)[]>;
    };
    const [product] = byTotal(products);
    const known = prices[product!.id]!.flatMap((price) => (price === null ? [] : [toPence(price)]));
    await page.goto('/compare');
    const line = rowOf(page, product!).locator('.line').getByRole('img');
    await expect(line).toHaveAccessibleName(
      `From ${formatPrice(Math.min(...known))} to ${formatPrice(Math.max(...known))} in 12 months`,
    );
  });

  test('shows price, fees, total, stock, rating and when it was checked', async ({
    page,
    products,
  }) => {
    const product = find(
      products,
      ({ inStock, consultationFee, deliveryFee, freshness, company }) =>
        inStock &&
        Number(consultationFee) > 0 &&
        Number(deliveryFee) > 0 &&
        freshness !== 'older' &&
        company.averageRating !== null,
    );
    const { company } = product;
    await page.goto('/compare?page=everything');
    const row = rowOf(page, product);
    await expect(row).toHaveCount(1);
    for (const text of [
      formatTotal(totalCost(product).pence),
      formatPrice(toPence(product.price)),
      formatPrice(toPence(product.consultationFee!)),
      formatPrice(toPence(product.deliveryFee!)),
      'In Stock',
      freshnessTexts[product.freshness],
      `${formatRating(company.averageRating!)} out of 5`,
      company.reviewCount.toLocaleString('en-GB'),
    ]) {
      await expect(row).toContainText(text);
    }
  });

  test('says “Included”, “Free”, “Not stated” and “Out of Stock” as appropriate', async ({
    page,
    products,
  }) => {
    await page.goto('/compare?page=everything');
    const cell = (product: Product, title: string) =>
      rowOf(page, product).locator(`[data-title="${title}"]`);
    const included = find(products, ({ consultationFee }) => consultationFee === '0.00');
    await expect(cell(included, 'Consultation')).toHaveText('Included');
    const free = find(products, ({ deliveryFee }) => deliveryFee === '0.00');
    await expect(cell(free, 'Delivery')).toHaveText('Free');
    const unknown = find(products, ({ deliveryFee }) => deliveryFee === null);
    await expect(cell(unknown, 'Delivery')).toHaveText('Not stated');
    await expect(rowOf(page, unknown)).toContainText(
      `at least ${formatTotal(totalCost(unknown).pence)}`,
    );
    const out = find(products, ({ inStock }) => !inStock);
    await expect(rowOf(page, out)).toContainText('Out of Stock');
  });

  test('gives the sentiment of each provider', async ({ page, products }) => {
    await page.goto('/compare?page=everything');
    for (const badge of ['Positive', 'Mixed', 'Negative', 'No data'] as const) {
      const product = find(
        products,
        ({ company }) => sentimentBadge(company.averageRating) === badge,
      );
      await expect(rowOf(page, product)).toContainText(`Sentiment: ${badge}.`);
    }
  });

  test('shows the price change, also in words', async ({ page, products }) => {
    await page.goto('/compare?page=everything');
    for (const direction of ['increase', 'decrease', 'same'] as const) {
      const product = find(products, ({ priceChange }) => priceChange.change === direction);
      await expect(
        rowOf(page, product).getByRole('img', { name: priceChangeText(product.priceChange) }),
      ).toHaveCount(1);
    }
  });

  test('marks a price that may be out of date, and lists it after the others', async ({
    page,
    products,
  }) => {
    await page.goto('/compare?page=everything');
    const stale = products.filter(({ freshness }) => freshness === 'older');
    await expect(rows(page).getByText('may be out of date')).toHaveCount(stale.length);
    expect(stale.length).toBeGreaterThan(0);
    const registered = page.locator('main tbody').first().locator('tr');
    await expect(registered.last()).toContainText('may be out of date');
  });

  test(
    'on a phone shows the total first, then product, provider, stock and fees',
    { tag: '@phone' },
    async ({ page, products }) => {
      test.skip(isWide(page), 'A table on large screens');
      const [product] = byTotal(products);
      await page.goto('/compare');
      const row = rowOf(page, product!);
      await expect(row.locator('[data-title="Price"]')).toBeHidden();
      await openCard(page, product!);
      await expectInOrder([
        row.getByText(formatTotal(totalCost(product!).pence)).first(),
        linkTo(page, product!.company).first(),
        row.getByText('In Stock'),
        row.locator('[data-title="Price"]'),
        row.getByText('Why here?'),
      ]);
      await expect(row.getByText(product!.name, { exact: true })).toBeVisible();
      await expect(row.locator('[data-title="Delivery"]')).toBeVisible();
    },
  );
});

test.describe('Price comparison: its head', () => {
  test('says when the prices shown were last updated', async ({ page, products }) => {
    await page.goto('/compare?medication=saxenda');
    const newest = products
      .filter(({ name }) => name === 'Saxenda')
      .map(({ checkedAt }) => checkedAt)
      .toSorted()
      .at(-1);
    await expect(page.getByText(`Prices last updated: ${formatDate(newest!)}`)).toBeVisible();
  });

  test('on large screens has a caption, column heads and buttons that sort', async ({ page }) => {
    test.skip(!isWide(page), 'Cards on small screens');
    await open(page, '/compare?medication=wegovy');
    const table = page.getByRole('table', { name: /^The cost of each dose/ });
    const head = (name: string) => table.getByRole('columnheader', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(11);
    await expect(head('Total to pay')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.locator('th[aria-sort]')).toHaveCount(1);

    await head('Price').getByRole('button').press('Enter');
    await expect(page).toHaveURL('/compare?medication=wegovy&sort=price');
    await expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Price').getByRole('button')).toBeFocused();

    const expected: [string, ProductSort, 'ascending' | 'descending'][] = [
      ['Price', 'price-desc', 'descending'],
      ['Provider', 'provider', 'ascending'],
      ['Provider', 'provider-desc', 'descending'],
      ['Delivery', 'delivery', 'ascending'],
      ['Rating', 'rating', 'descending'],
      ['Rating', 'rating-asc', 'ascending'],
    ];
    for (const [name, sort, direction] of expected) {
      await head(name).getByRole('button').click();
      await expect(page).toHaveURL(`/compare?medication=wegovy&sort=${sort}`);
      await expect(head(name)).toHaveAttribute('aria-sort', direction);
      await expect(table.locator('th[aria-sort]')).toHaveCount(1);
    }
  });

  test('on large screens aligns figures on the right and keeps its heads in view', async ({
    page,
  }) => {
    test.skip(!isWide(page), 'Cards on small screens');
    await page.goto('/compare');
    await expect(rows(page).first().locator('[data-title="Price"]')).toHaveCSS(
      'text-align',
      'right',
    );
    await rows(page).nth(40).scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Price' })).toBeInViewport();
  });

  test('exports all rows that match as CSV and as an Excel file', async ({ page, request }) => {
    await open(page, '/compare?medication=wegovy&sort=provider');
    const expected = await read(request, 'medication=wegovy&sortBy=provider');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export Price Comparison' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^price-comparison-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFTotal to pay \(£\),Total is,Medication,/);
    expect(lines).toHaveLength(expected.length);
    expect(lines.length).toBeGreaterThan(50);
    lines.forEach((line, index) => {
      expect(line).toContain(`${expected[index]!.dose},${expected[index]!.company.name},`);
    });
    await expect(page.getByRole('link', { name: 'As an Excel file' })).toHaveAttribute(
      'href',
      '/compare.xlsx?medication=wegovy&sort=provider',
    );
  });

  test('prints all rows as a table, with date and address and without the filters', async ({
    page,
    products,
  }) => {
    await open(page, '/compare?medication=mounjaro');
    await page.emulateMedia({ media: 'print' });
    await expect(filter(page, 'Medication')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Export Price Comparison' })).toBeHidden();
    await expect(page.getByText('/compare?medication=mounjaro')).toBeVisible();
    await expect(
      page.getByText(`Seen on ${formatDate(new Date().toISOString())} at`),
    ).toBeVisible();
    await expect(page.getByText(/^Prices last updated: /)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Total to pay' })).toBeVisible();
    await expect(rows(page)).toHaveCount(77);
    const last = products.findLast(({ name }) => name === 'Mounjaro');
    await expect(rowOf(page, last!)).toBeVisible();
  });
});

test.describe('Price comparison: what is chosen', () => {
  test('is restored by the back button', async ({ page }) => {
    await open(page, '/compare');
    await filter(page, 'Medication').selectOption('saxenda');
    await filter(page, 'Sort by').selectOption('rating');
    await expect(page).toHaveURL('/compare?medication=saxenda&sort=rating');
    await page.goBack();
    await expect(page).toHaveURL('/compare?medication=saxenda');
    await expect(filter(page, 'Sort by')).toHaveValue('total-cost');
    await page.goBack();
    await expect(filter(page, 'Medication')).toHaveValue('all');
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
  });

  test('can be removed tag by tag or all at once, keeping the sort order', async ({ page }) => {
    await open(page, '/compare?medication=wegovy&dose=1mg&type=online&sort=rating');
    const chosen = page.getByRole('group', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveText([
      'Remove filter: Wegovy',
      'Remove filter: 1mg',
      'Remove filter: Online',
      'Clear all filters',
    ]);
    await chosen.getByRole('link', { name: 'Remove filter: 1mg' }).click();
    await expect(page).toHaveURL('/compare?medication=wegovy&type=online&sort=rating');
    await expect(chosen).toBeFocused();
    await chosen.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/compare?sort=rating');
  });

  test('survives choices that are faster than the page', async ({ page }) => {
    await open(page, '/compare');
    await page.evaluate(() => {
      const choose = (name: string, value: string) => {
        const select = document.querySelector<HTMLSelectElement>(`main select[name=${name}]`);
        if (!select) throw new Error(`No filter ${name}`);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      choose('medication', 'wegovy');
      choose('dose', '1mg');
      choose('type', 'online');
    });
    await expect(page).toHaveURL('/compare?medication=wegovy&dose=1mg&type=online');
  });
});

test.describe('Price comparison for everybody', () => {
  test(
    'has no axe violations and no sideways scroll down to 320 px',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/compare?medication=saxenda');
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );

  test('has no axe violations in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/compare?medication=saxenda');
    await expectNoAccessibilityFindings(page);
  });
});

test.describe('Price comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorts with a button', async ({ page, request }) => {
    await page.goto('/compare');
    await expect(rows(page)).toHaveCount(50);
    await filter(page, 'Medication').selectOption('Mounjaro');
    await filter(page, 'Dosage').selectOption('2.5mg');
    await filter(page, 'Sort by').selectOption('provider');
    await page.getByRole('button', { name: 'Show prices' }).click();
    const expected = await read(request, 'medication=mounjaro&dose=2.5mg&sortBy=provider');
    await expect(status(page)).toHaveText(`Showing ${expected.length} of 162 prices`);
    expect(await shownProducts(page)).toEqual(namesOf(expected));
    await expect(filter(page, 'Dosage')).toHaveValue('2.5mg');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'As an Excel file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('opens the filters and a card by a press on a phone, and has every page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/compare');
    await expect(filter(page, 'Medication')).toBeHidden();
    await page.locator('.filter-bar > details > summary').click();
    await expect(filter(page, 'Medication')).toBeVisible();
    const card = rows(page).first();
    await card.locator('summary').click();
    await expect(card.getByText('Why here?')).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(status(page)).toHaveText('Showing 51 to 100 of 162 prices');
  });

  test('sorts by the buttons in the column headers and keeps the filters', async ({
    page,
    request,
  }) => {
    test.skip(!isWide(page), 'Cards on small screens');
    await page.goto('/compare?medication=wegovy&type=online');
    await page.getByRole('columnheader', { name: 'Rating' }).getByRole('button').click();
    await expect(page).toHaveURL('/compare?medication=wegovy&type=online&sort=rating');
    const expected = await read(request, 'medication=wegovy&companyType=online&sortBy=rating');
    expect(await shownProducts(page)).toEqual(namesOf(expected));
  });
});

test.describe('Compare by keyboard', () => {
  test('Tab leads from a row’s provider to its tick and on to the next row, and the row it is on says why it is there', async ({
    page,
    products,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/compare');
    const shown = byTotal(products).slice(0, 50);
    const focused = page.locator(':focus');
    await page.getByLabel('Say why each row is where it is').focus();
    // The heads of the columns that sort.
    const heads = await page.locator('main thead button').count();
    for (let head = 0; head < heads; head += 1) await page.keyboard.press('Tab');
    for (const [index, { company }] of shown.entries()) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(`View Provider ${company.name}`);
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(`Side by side: ${company.name}`);
      if (index === 0) {
        const row = rows(page).first();
        await expect(row.getByText('Why here?')).toBeVisible();
        await expect(row.getByRole('link', { name: 'Receipt' })).toBeHidden();
        await expect(linkTo(page, company).first()).toHaveAccessibleDescription(
          /^Why here\? 1st of \d+ by total to pay: £/,
        );
        await expect(rows(page).nth(1).getByText('Why here?')).toBeHidden();
        await expectNoAccessibilityFindings(page);
      }
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('main tbody :focus')).toHaveCount(0);
  });

  test('the page has two stops for each of its 50 rows, and no more than 60 for all else', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/compare');
    const stops = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, summary, [tabindex]',
        ),
      ]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
        .map((element) => element.closest('main tbody') !== null),
    );
    expect(stops.filter((isInRow) => isInRow)).toHaveLength(100);
    expect(stops.filter((isInRow) => !isInRow).length).toBeLessThanOrEqual(60);
  });

  test('the total says why its row is there as its tip', async ({ page, products }) => {
    const [, second] = byTotal(products);
    await page.goto('/compare');
    await expect(rowOf(page, second!).locator('.total')).toHaveAttribute(
      'title',
      /^2nd of \d+ by total to pay: .+ than the row above\.$/,
    );
  });
});
