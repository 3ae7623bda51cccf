import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { formatDate, formatDayAndMonth } from '#contract/rules/date.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { priceChangeText } from '#contract/rules/price-change.ts';
import { productSorts, type ProductSort } from '#contract/rules/product-order.ts';
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

/** Opens a page with the table and waits for hydration. */
async function open(page: Page, address: string) {
  await openPage(page, address);
  await expect(page.getByRole('button', { name: 'Export Price Comparison' })).toBeVisible();
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1280;
const rows = (page: Page) => page.locator('main tbody tr:not(.group-head)');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The row of a product, which is unique by provider, medication and dose. */
const rowOf = (page: Page, { name, dose, company }: Product) =>
  rows(page)
    .filter({ has: page.locator('th').getByText(company.name, { exact: true }) })
    .filter({ has: page.locator('td').getByText(name, { exact: true }) })
    .filter({ has: page.locator('td').getByText(dose, { exact: true }) });

/** The medication, dose and provider of each row, in order. */
async function shownProducts(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((shown) =>
    shown.map((row) => [...row.querySelectorAll('b')].map((part) => part.textContent).join(' ')),
  );
}

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
      'lowest first. A month is four weeks of treatment: one pen of an injection that is taken once a week. Nobody pays for a place in this table.',
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
  test('shows all 162 prices, lowest first, and says so', async ({ page, products }) => {
    await page.goto('/compare');
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
    expect(products).toHaveLength(162);
    expect(await shownProducts(page)).toEqual(namesOf(products));
  });

  for (const [medication, lowest] of [
    ['Mounjaro', '£129'],
    ['Wegovy', '£99'],
    ['Saxenda', '£150'],
  ] as const) {
    test(`shows ${medication} from ${lowest} in stock`, async ({ page, products }) => {
      await page.goto(`/compare?medication=${medication.toLowerCase()}`);
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
      expect(await shownProducts(page)).toEqual(namesOf(matching));
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
        await page.goto(`/compare?sort=${sort}`);
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

  test('explains a register’s mark in a row, also without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/compare');
    await rows(page).getByRole('button', { name: 'GPhC' }).first().click();
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
      '0.25mg',
      '0.5mg',
      '1mg',
      '1.7mg',
      '2.4mg',
      '3mg daily',
      '12.5mg',
      '15mg',
    ]);
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
      await expect(status(page)).toHaveText(`Showing ${matching.length} of 162 prices`);
    }
  });

  test('sorts in all eleven orders, as the API does', async ({ page, request }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    await expect(filter(page, 'Sort by').getByRole('option')).toHaveCount(11);
    for (const sort of [...productSorts].toReversed()) {
      await filter(page, 'Sort by').selectOption(sort);
      const expected = await read(request, `medication=mounjaro&dose=5mg&sortBy=${sort}`);
      await expect.poll(() => shownProducts(page)).toEqual(namesOf(expected));
    }
    await expect(page).toHaveURL('/compare?medication=mounjaro&dose=5mg');
  });

  test('says that “total” is price plus delivery, and that unknown comes last', async ({
    page,
    request,
  }) => {
    await page.goto('/compare?sort=total');
    await expect(page.locator('caption')).toContainText(
      'Total (price plus delivery), lowest first, unknown last',
    );
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
    await expect(page.getByRole('button', { name: 'Export Price Comparison' })).toHaveCount(0);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Show all prices' }).click();
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
  });

  test('ignores unknown filters, and shows nothing for unknown medications and doses', async ({
    page,
  }) => {
    for (const [query, count] of [
      ['type=shop&sort=cheapest&colour=red', 162],
      ['medication=&dose=', 162],
      ['medication=MOUNJARO', 77],
      ['medication=%3Cscript%3E', 0],
      ['dose=99mg', 0],
    ] as const) {
      const answer = await page.goto(`/compare?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(status(page)).toHaveText(`Showing ${count} of 162 prices`);
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
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
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
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
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
      ['sortBy', 'price'],
    ]);
  });
});

test.describe('Price comparison row', () => {
  test('links to the provider', async ({ page, products }) => {
    const [product] = products;
    await page.goto('/compare');
    const link = rowOf(page, product!).getByRole('link', { name: /^View Provider/ });
    await expect(link).toHaveAttribute('href', `/provider/${product!.company.slug}`);
    await expect(link).toHaveAccessibleName(`View Provider ${product!.company.name}`);
  });

  test('shows price, fees, total, stock, rating, sentiment and when it was checked', async ({
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
    await page.goto('/compare');
    const row = rowOf(page, product);
    await expect(row).toHaveCount(1);
    for (const text of [
      formatTotal(totalCost(product).pence),
      formatPrice(toPence(product.price)),
      formatPrice(toPence(product.consultationFee!)),
      formatPrice(toPence(product.deliveryFee!)),
      'In Stock',
      `Checked ${formatDayAndMonth(product.checkedAt)}`,
      `${formatRating(company.averageRating!)} out of 5`,
      company.reviewCount.toLocaleString('en-GB'),
      sentimentBadge(company.averageRating),
    ]) {
      await expect(row).toContainText(text);
    }
    const checked = await row.getByRole('link', { name: /^Checked/ }).boundingBox();
    expect(checked!.height, 'one line').toBeLessThan(32);
  });

  test('says “Included”, “Free”, “Not stated” and “Out of Stock” as appropriate', async ({
    page,
    products,
  }) => {
    await page.goto('/compare');
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
    await page.goto('/compare');
    for (const badge of ['Positive', 'Mixed', 'Negative', 'No data'] as const) {
      const product = find(
        products,
        ({ company }) => sentimentBadge(company.averageRating) === badge,
      );
      await expect(rowOf(page, product).locator('[data-title="Sentiment"]')).toHaveText(badge);
    }
  });

  test('shows the price change, also in words', async ({ page, products }) => {
    await page.goto('/compare');
    for (const direction of ['increase', 'decrease', 'same'] as const) {
      const product = find(products, ({ priceChange }) => priceChange.change === direction);
      await expect(
        rowOf(page, product).getByRole('button', { name: priceChangeText(product.priceChange) }),
      ).toHaveCount(1);
    }
  });

  test('marks a price that may be out of date, and lists it after the others', async ({
    page,
    products,
  }) => {
    await page.goto('/compare');
    const stale = products.filter(({ freshness }) => freshness === 'older');
    await expect(rows(page).getByText('may be out of date')).toHaveCount(stale.length);
    expect(stale.length).toBeGreaterThan(0);
    const last = rows(page).filter({ visible: true }).nth(-stale.length);
    await expect(last).toContainText('may be out of date');
  });

  test(
    'on a phone shows the total first, then product, provider, stock and fees',
    { tag: '@phone' },
    async ({ page, products }) => {
      test.skip(isWide(page), 'A table on large screens');
      const [product] = products;
      await page.goto('/compare');
      const row = rowOf(page, product!);
      await expectInOrder([
        row.getByText(formatTotal(totalCost(product!).pence)),
        row.getByText(product!.name, { exact: true }),
        row.getByText(product!.company.name, { exact: true }).first(),
        row.getByText('In Stock'),
        row.locator('[data-title="Price"]'),
        row.locator('[data-title="Rating"]'),
      ]);
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
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    await expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.locator('th[aria-sort]')).toHaveCount(1);

    await head('Price').getByRole('button').press('Enter');
    await expect(page).toHaveURL('/compare?medication=wegovy&sort=price-desc');
    await expect(head('Price')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('Price').getByRole('button')).toBeFocused();

    const expected: [string, ProductSort, 'ascending' | 'descending'][] = [
      ['Total to pay', 'total', 'ascending'],
      ['Provider', 'provider', 'ascending'],
      ['Provider', 'provider-desc', 'descending'],
      ['Delivery', 'delivery', 'ascending'],
      ['Rating', 'rating', 'descending'],
      ['Rating', 'rating-asc', 'ascending'],
      ['Reviews', 'reviews', 'descending'],
      ['Reviews', 'reviews-asc', 'ascending'],
      ['Sentiment', 'sentiment', 'descending'],
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

  test('exports the rows shown as CSV', async ({ page, request }) => {
    await open(page, '/compare?medication=saxenda&sort=provider');
    const expected = await read(request, 'medication=saxenda&sortBy=provider');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Price Comparison' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^price-comparison-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFTotal to pay \(£\),Total is,Medication,/);
    expect(lines).toHaveLength(expected.length);
    lines.forEach((line, index) => {
      expect(line).toContain(`${expected[index]!.dose},${expected[index]!.company.name},`);
    });
  });

  test('prints all rows as a table, with date and address and without the filters', async ({
    page,
    products,
  }) => {
    await open(page, '/compare?medication=mounjaro');
    await page.emulateMedia({ media: 'print' });
    await expect(filter(page, 'Medication')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export Price Comparison' })).toBeHidden();
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
    await expect(filter(page, 'Sort by')).toHaveValue('price');
    await page.goBack();
    await expect(filter(page, 'Medication')).toHaveValue('all');
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
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
    await expect(rows(page)).toHaveCount(162);
    await expect(page.getByRole('button', { name: 'Export Price Comparison' })).toBeHidden();
    await filter(page, 'Medication').selectOption('Mounjaro');
    await filter(page, 'Dosage').selectOption('2.5mg');
    await filter(page, 'Sort by').selectOption('provider');
    await page.getByRole('button', { name: 'Show prices' }).click();
    const expected = await read(request, 'medication=mounjaro&dose=2.5mg&sortBy=provider');
    await expect(status(page)).toHaveText(`Showing ${expected.length} of 162 prices`);
    expect(await shownProducts(page)).toEqual(namesOf(expected));
    await expect(filter(page, 'Dosage')).toHaveValue('2.5mg');
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
