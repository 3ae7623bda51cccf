import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectInOrder,
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open as openPage,
  readingTest,
  test,
} from './journey.ts';

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

/** Cells by their order in a row, which is the same on a card. */
const cell = (row: Locator, name: keyof typeof cells) =>
  row.locator(`> :nth-child(${cells[name]})`);
const cells = { total: 1, stock: 4, price: 5, delivery: 7, line: 9, why: 13 };

/** Waits until each row says what its price was in the last year. */
const expectLines = (page: Page) =>
  expect(rows(page).locator(`> :nth-child(${cells.line}):empty`)).toHaveCount(0);

/** The row of a product, which is unique by medication, dose and provider. */
const rowOf = (page: Page, medication: string, dose: string, provider: string) =>
  rows(page)
    .filter({ has: page.getByRole('link', { name: `View Provider ${provider}`, exact: true }) })
    .filter({ has: page.locator('td').getByText(`${medication} ${dose}`, { exact: true }) });

/** The row that is first in the order that the page begins with. */
const cheapest = (page: Page) => rowOf(page, 'Wegovy', '0.25mg', 'Kestrelbrook Pharmacy');

/** What has the focus in the table, in the words of a test; runs in the page. */
function focusedStop(): string {
  const focused = document.activeElement;
  const row = focused?.closest('main tbody tr');
  if (!focused || !row) return 'outside the rows';
  const number = [...document.querySelectorAll('main tbody tr:not(.group-head)')].indexOf(row) + 1;
  const isTick = focused.getAttribute('aria-label')?.startsWith('Side by side: ');
  const what = focused.matches('th a') ? 'the provider' : isTick ? 'the tick' : focused.outerHTML;
  return `${what} of row ${number}`;
}

/** The medication, dose and provider of each row, in order. */
async function shownProducts(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((shown: HTMLTableRowElement[]) =>
    shown.map((row) =>
      [row.cells[1], row.querySelector('th a')].map((part) => part?.textContent).join(' '),
    ),
  );
}

test.describe('Compare', () => {
  readingTest(
    'says what it compares, how rows are ranked and that nobody pays for a place',
    async ({ page, read }) => {
      await read('/compare');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'Compare weight loss injection prices',
      );
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Transparent pricing',
      );
      await expect(main.getByText('Nobody pays for a place').first()).toBeAttached();
      await expect(main).toContainText('The total includes consultation and delivery.');
      await expect(main.getByRole('heading', { name: 'Real-time updates' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Verified providers' })).toBeVisible();
      await expect(main).toContainText(
        /Of the \d+ providers with prices here, \d+ are CQC registered and \d+ are GPHC verified/,
      );
      await expect(page.getByRole('heading', { name: 'How rows are ranked' })).toBeVisible();
      await expect(page.locator('caption')).toContainText(
        'lowest first, unknown last. A month is four weeks of treatment. For an injection once a week that is usually one pen. An injection every day needs several pens. Nobody pays for a place in this table.',
      );
    },
  );

  readingTest('has breadcrumbs, and one canonical URL for all choices', async ({ page, read }) => {
    await read('/compare?medication=wegovy&sort=total');
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
  test('shows 50 of 162 prices a page, lowest total first, or all of them', async ({ page }) => {
    await openPage(page, '/compare');
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    const first = await shownProducts(page);
    expect(first).toHaveLength(50);
    expect(first.slice(0, 5)).toEqual([
      'Wegovy 0.25mg Kestrelbrook Pharmacy',
      'Wegovy 0.25mg Elmsworthy Pharmacy',
      'Wegovy 0.25mg Ashdrift Pharmacy',
      'Wegovy 0.25mg Dovelark Health',
      'Wegovy 0.25mg Fenwhistle Health',
    ]);
    const pages = page.getByRole('navigation', { name: 'Pages of prices' });
    await pages.getByRole('link', { name: 'Page 4' }).click();
    await expect(page).toHaveURL('/compare?page=4#listed');
    await expect(status(page)).toHaveText('Showing 151 to 162 of 162 prices');
    const last = await shownProducts(page);
    expect(last).toHaveLength(12);
    expect([last[0], last.at(-1)]).toEqual([
      'Mounjaro 12.5mg Ashdrift Pharmacy',
      'Mounjaro 5mg Quillbrook Online',
    ]);
    await pages.getByRole('link', { name: 'Show all 162' }).click();
    await expect(status(page)).toHaveText('Showing 162 of 162 prices');
    await expect(page).toHaveURL('/compare?page=everything#listed');
    const all = await shownProducts(page);
    expect(new Set(all).size).toBe(162);
    expect(all.slice(0, 50)).toEqual(first);
    expect(all.slice(150)).toEqual(last);
    await page.goto('/compare?medication=mounjaro&page=99');
    await expect(status(page)).toHaveText('Showing 51 to 77 of 77 prices, of 162 in all');
  });

  test('shows totals that never fall, then those that are a minimum, sold out, out of date, on no register', async ({
    page,
  }) => {
    await page.goto('/compare?page=everything');
    await expect(page.getByRole('columnheader', { name: 'Total to pay' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const totals = await cell(rows(page), 'total').allTextContents();
    const pounds = totals.map((text) => Number(text.replace(/[^\d.]/g, '')));
    const exact = totals.findIndex((text) => text.startsWith('at least'));
    expect(exact).toBe(136);
    expect(pounds.slice(0, 136)).toEqual(pounds.slice(0, 136).toSorted((a, b) => a - b));
    expect(pounds.slice(136, 147)).toEqual(pounds.slice(136, 147).toSorted((a, b) => a - b));
    expect([pounds[0], pounds[135], pounds[136], pounds[146]]).toEqual([102.5, 364, 135, 225]);
    expect(totals.slice(136, 147).filter((text) => !text.startsWith('at least'))).toEqual([]);

    const shown = await shownProducts(page);
    expect([shown[147], shown[157], shown[159]]).toEqual([
      'Mounjaro 7.5mg Netherquay Pharmacy',
      'Saxenda 3mg daily Pellowmead Chemist',
      'Wegovy 0.25mg Quillbrook Online',
    ]);
    const stock = await cell(rows(page), 'stock').allTextContents();
    expect(stock.indexOf('Out of Stock')).toBe(147);
    await expect(rows(page).getByText('may be out of date')).toHaveCount(5);
    await expect(page.locator('main tbody').first().locator('tr').last()).toContainText(
      'may be out of date',
    );
    await page.getByLabel('Say why each row is where it is').check();
    await expect(
      rowOf(page, 'Mounjaro', '7.5mg', 'Netherquay Pharmacy').getByText(
        'After what is in stock: it is out of stock.',
      ),
    ).toBeVisible();
  });

  readingTest(
    'shows Mounjaro from £129, Wegovy from £99 and Saxenda from £150, in stock',
    async ({ page, read }) => {
      for (const { medication, dose, provider, lowest, count } of [
        {
          medication: 'Mounjaro',
          dose: '2.5mg',
          provider: 'Elmsworthy Pharmacy',
          lowest: '£129',
          count: '1 to 50 of 77 prices, of 162 in all',
        },
        {
          medication: 'Wegovy',
          dose: '0.25mg',
          provider: 'Kestrelbrook Pharmacy',
          lowest: '£99',
          count: '1 to 50 of 70 prices, of 162 in all',
        },
        {
          medication: 'Saxenda',
          dose: '3mg daily',
          provider: 'Dunmarrow Chemist',
          lowest: '£150',
          count: '15 of 162 prices',
        },
      ]) {
        await read(`/compare?medication=${medication.toLowerCase()}&sort=price`);
        await expect(status(page)).toHaveText(`Showing ${count}`);
        const first = rows(page).first();
        await expect(first).toContainText(provider);
        await expect(first).toContainText(dose);
        await expect(cell(first, 'price')).toContainText(lowest);
        await expect(first).toContainText('In Stock');
      }
    },
  );

  test(
    'filters by medication, dosage and provider type at once',
    { tag: '@phone' },
    async ({ page }) => {
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
      await expect(status(page)).toHaveText('Showing 11 of 162 prices');
      await expect(page).toHaveURL('/compare?medication=wegovy&dose=1mg&type=online');
      expect(await shownProducts(page)).toEqual([
        'Wegovy 1mg Elmsworthy Pharmacy',
        'Wegovy 1mg Fenwhistle Health',
        'Wegovy 1mg Ashdrift Pharmacy',
        'Wegovy 1mg Kestrelbrook Pharmacy',
        'Wegovy 1mg Dovelark Health',
        'Wegovy 1mg Merrivane Health',
        'Wegovy 1mg Netherquay Pharmacy',
        'Wegovy 1mg Rookthwaite Pharmacy',
        'Wegovy 1mg Alderwick Pharmacy',
        'Wegovy 1mg Larkhowe Weight Clinic',
        'Wegovy 1mg Calverstone Health',
      ]);
    },
  );

  test(
    'lists unregistered providers in a separate group at the bottom, with the reason',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/compare?medication=mounjaro&dose=5mg&sort=price');
      const group = page.locator('main tbody').nth(1);
      await expect(group.getByRole('rowheader').first()).toContainText(
        'No current registration on record. These providers are listed below the others and left out of every lowest price',
      );
      await expect(group.locator('tr:not(.group-head)')).toHaveCount(1);
      expect((await shownProducts(page)).at(-1)).toBe('Mounjaro 5mg Quillbrook Online');
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
    const mark = page.getByRole('button', { name: 'GPHC Verified' });
    await mark.click();
    const meaning = page.getByRole('dialog', { name: 'GPHC Verified' });
    await expect(meaning).toContainText(
      'Registers the pharmacies and pharmacists of Great Britain',
    );
    await expect(meaning.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.pharmacyregulation.org/registers',
    );
    await expect(meaning.locator(':focus')).toContainText('GPHC Verified');
    await meaning.getByRole('button', { name: 'Close' }).click();
    await expect(meaning).toBeHidden();
    await expect(mark).toBeFocused();
    await context.close();
  });

  test('offers only the doses of the chosen medication, and drops a dose of another', async ({
    page,
  }) => {
    await open(page, '/compare?medication=mounjaro&dose=15mg&type=online');
    await expect(filter(page, 'Dosage').getByRole('option')).toHaveText([
      'All doses',
      '2.5mg',
      '5mg',
      '7.5mg',
      '10mg',
      '12.5mg',
      '15mg',
    ]);
    await filter(page, 'Medication').selectOption('Wegovy');
    await expect(page).toHaveURL('/compare?medication=wegovy&type=online');
    await filter(page, 'Medication').selectOption('All medications');
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
  });

  test('offers every provider type, and asks the API for it with a sort order', async ({
    page,
  }) => {
    await open(page, '/compare');
    const asked = page.waitForRequest(/\/api\/products\?/);
    await filter(page, 'Provider type').selectOption('online');
    const { searchParams } = new URL((await asked).url());
    expect([...searchParams]).toEqual([
      ['companyType', 'online'],
      ['sortBy', 'total-cost'],
    ]);
    await expect(status(page)).toContainText('1 to 50 of 122');
    await filter(page, 'Provider type').selectOption('retail');
    await expect(status(page)).toContainText('Showing 37 of');
    await filter(page, 'Provider type').selectOption('specialist');
    await expect(status(page)).toContainText('Showing 46 of');
  });

  test('filters by stock, register and the highest total, and says how many filters are set', async ({
    page,
  }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    await filter(page, 'Stock').selectOption('In stock');
    await filter(page, 'Registered with').selectOption('GPhC');
    await filter(page, 'Highest total').fill('180');
    await filter(page, 'Highest total').press('Enter');
    await expect(page).toHaveURL(
      '/compare?medication=mounjaro&dose=5mg&stock=in-stock&register=gphc&max=180',
    );
    await expect(status(page)).toHaveText('Showing 9 of 162 prices');
    await expect(filter(page, 'Highest total')).toBeFocused();
    expect(await shownProducts(page)).toEqual([
      'Mounjaro 5mg Elmsworthy Pharmacy',
      'Mounjaro 5mg Kestrelbrook Pharmacy',
      'Mounjaro 5mg Ashdrift Pharmacy',
      'Mounjaro 5mg Dovelark Health',
      'Mounjaro 5mg Inglefold Health',
      'Mounjaro 5mg Merrivane Health',
      'Mounjaro 5mg Rookthwaite Pharmacy',
      'Mounjaro 5mg Netherquay Pharmacy',
      'Mounjaro 5mg Alderwick Pharmacy',
    ]);
    await expect(page.locator('.filter-bar > details > summary')).toHaveText(
      'Filters: 5 set. Total, lowest first',
    );
    await page.getByRole('link', { name: 'Remove filter: Up to £180' }).click();
    await expect(filter(page, 'Highest total')).toHaveValue('');
    // What is under “More filters” stays in sight once nothing of it is set.
    await filter(page, 'Stock').selectOption('all');
    await filter(page, 'Registered with').selectOption('all');
    await expect(page).toHaveURL('/compare?medication=mounjaro&dose=5mg');
    await expect(filter(page, 'Registered with')).toBeVisible();
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
    await expect(filter(page, 'Highest total')).toHaveAccessibleDescription(
      'Write an amount, such as 180',
    );
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show prices up to any total' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    // The browser itself notes the answer that was no success.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 400'))).toEqual([]);
  });

  test(
    'keeps the filters, and on large screens its heads, in view while the rows are scrolled',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/compare');
      await rows(page).nth(40).scrollIntoViewIfNeeded();
      const line = isWide(page)
        ? page.getByRole('link', { name: 'Filters. Total, lowest first' })
        : page.locator('.filter-bar > details > summary');
      await expect(line).toBeInViewport();
      if (isWide(page))
        await expect(page.getByRole('columnheader', { name: 'Price' })).toBeInViewport();
      await line.click();
      await expect(filter(page, 'Medication')).toBeInViewport();
    },
  );

  test('sorts in any of twelve orders', async ({ page }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    await expect(filter(page, 'Sort by').getByRole('option')).toHaveCount(12);
    for (const [sort, first] of [
      ['rating', 'Mounjaro 5mg Ashdrift Pharmacy'],
      ['price-desc', 'Mounjaro 5mg Brackenholt Clinic'],
      ['price', 'Mounjaro 5mg Elmsworthy Pharmacy'],
    ] as const) {
      await filter(page, 'Sort by').selectOption(sort);
      await expect(page).toHaveURL(`/compare?medication=mounjaro&dose=5mg&sort=${sort}`);
      await expect.poll(async () => (await shownProducts(page))[0]).toBe(first);
    }
  });

  readingTest(
    'says that “total” is price plus delivery, and that unknown comes last',
    async ({ page, read }) => {
      await read('/compare?medication=saxenda&sort=total');
      await expect(page.locator('caption')).toContainText(
        'Sorted by: Price plus delivery, unknown last',
      );
      await expect(page.locator('th[aria-sort]')).toHaveCount(0);
      // A consultation of £10 more does not move it down.
      expect((await shownProducts(page)).slice(2, 5)).toEqual([
        'Saxenda 3mg daily Ashdrift Pharmacy',
        'Saxenda 3mg daily Hollinmarsh Pharmacy',
        'Saxenda 3mg daily Kestrelbrook Pharmacy',
      ]);
      const fees = await cell(rows(page), 'delivery').allTextContents();
      expect(fees.indexOf('Not stated')).toBe(11);
    },
  );

  test('says “No products found matching your criteria” and links back to all', async ({
    page,
  }) => {
    await openPage(page, '/compare?medication=saxenda&type=online&max=1');
    await expect(
      page.getByText('No products found matching your criteria', { exact: true }),
    ).toBeVisible();
    await expect(status(page)).toHaveText('Showing 0 of 162 prices');
    await expect(page.getByRole('link', { name: 'Export Price Comparison' })).toHaveCount(0);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Show all prices' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
  });

  readingTest(
    'ignores unknown filters, and shows nothing for unknown medications and doses',
    async ({ page }) => {
      for (const [query, shown] of [
        ['type=shop&sort=cheapest&colour=red', '1 to 50 of 162'],
        ['medication=&dose=&max=', '1 to 50 of 162'],
        ['medication=SAXENDA', '15 of 162'],
        ['medication=%3Cscript%3E', '0 of 162'],
        ['dose=99mg', '0 of 162'],
      ] as const) {
        const answer = await page.goto(`/compare?${query}`);
        expect(answer?.status()).toBe(200);
        await expect(status(page)).toHaveText(`Showing ${shown} prices`);
      }
      await expect(filter(page, 'Dosage')).toHaveValue('99mg');
    },
  );

  test('says “Loading comparison data...” while the prices are on their way', async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/products?*', async (route) => {
      await wait;
      await route.continue();
    });
    await openPage(page, '/subscribe?result=subscribed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Prices' }).click();
    await expect(page.getByText('Loading comparison data...')).toBeVisible();
    answer();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
  });

  test('says “Failed to fetch products” if they cannot be loaded, and retries', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await openPage(page, '/subscribe?result=subscribed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Prices' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText('Showing 1 to 50 of 162 prices');
    // The browser itself notes the answer that was no success.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
  });
});

test.describe('Price comparison row', () => {
  test('links to the provider and the receipt, and says why it is where it is: under the pointer, or always once that is ticked', async ({
    page,
  }) => {
    await openPage(page, '/compare');
    const first = cheapest(page);
    const link = first.getByRole('link', { name: /^View Provider/ });
    await expect(link).toHaveAttribute('href', '/provider/kestrelbrook-pharmacy');
    await expect(link).toHaveAccessibleName('View Provider Kestrelbrook Pharmacy');
    await expect(cell(first, 'line')).toHaveAccessibleName(
      /^Known: £\d+(\.\d\d)? to £\d+(\.\d\d)? on \d+ of 13 dates in 12 months$/,
    );
    const second = rows(page).nth(1);
    await expect(cell(second, 'why')).toBeHidden();
    await cell(second, 'total').hover();
    await expect(
      second.getByText(/^2nd of \d+ by total to pay: .+ than the row above\.$/),
    ).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(cell(second, 'why')).toBeHidden();
    const reason = first.getByText('1st of');
    await expect(reason).toBeHidden();
    await page.getByLabel('Say why each row is where it is').check();
    await expect(reason).toContainText('by total to pay: £102.50.');
    await expect(second.getByText('2nd of')).toContainText('£4.45 more than the row');
    const receipt = first.getByRole('link', { name: 'Receipt' });
    await receipt.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Wegovy 0.25mg at Kestrelbrook Pharmacy',
    );
  });

  test('has its line of 12 months on every page, in every order and with every filter', async ({
    page,
  }) => {
    const lines = async () => {
      await expectLines(page);
      return cell(rows(page), 'line').allTextContents();
    };
    await openPage(page, '/compare');
    await page.getByRole('link', { name: 'Page 4' }).click();
    await expect(rows(page)).toHaveCount(12);
    await filter(page, 'Sort by').selectOption('rating');
    await expect(page).toHaveURL('/compare?sort=rating');
    await expect(rows(page)).toHaveCount(50);
    const sorted = await lines();
    await filter(page, 'Medication').selectOption('wegovy');
    await expect(status(page)).toHaveText('Showing 1 to 50 of 70 prices, of 162 in all');
    const filtered = await lines();
    expect(filtered).not.toEqual(sorted);

    // As the server has them.
    await page.goto('/compare?sort=rating');
    expect(await lines()).toEqual(sorted);
    await page.goto('/compare?medication=wegovy&sort=rating');
    expect(await lines()).toEqual(filtered);
    await page.goto('/compare?page=everything');
    expect(await lines()).toHaveLength(162);
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
      await page.goto('/compare?page=everything');
      for (const size of sizes) {
        await page.setViewportSize(size);
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

  test('weighs at most 1,000 bytes', async ({ request }) => {
    const page = await (await request.get('/compare?page=everything')).text();
    const markup = [...page.matchAll(/<tr><td>.*?(?=<tr|<\/tbody>)/gs)];
    expect(markup).toHaveLength(162);
    const weights = markup.map(([row]) => Buffer.byteLength(row));
    expect(Math.max(...weights)).toBeLessThanOrEqual(1000);
  });

  readingTest(
    'is two stops of the Tab key on large screens: its link and its tick',
    async ({ page, read }) => {
      await read('/compare');
      const stops = await rows(page).evaluateAll((shown) =>
        shown.map(
          (row) =>
            [...row.querySelectorAll('a, button, input, select, summary')].filter((element) =>
              element.checkVisibility(),
            ).length,
        ),
      );
      expect(new Set(stops)).toEqual(new Set([2]));
    },
  );

  readingTest(
    'shows price, fees, total, stock, rating, sentiment and when it was checked',
    async ({ page, read }) => {
      await read('/compare?page=everything');
      for (const [[medication, dose, provider], texts] of [
        [
          ['Wegovy', '0.25mg', 'Hollinmarsh Pharmacy'],
          [
            '£130.00',
            '£116.50',
            '£10',
            '£3.50',
            'In Stock',
            '4.7',
            '17 reviews',
            'in the last 30 days',
            'Sentiment: Positive.',
          ],
        ],
        [
          ['Wegovy', '0.25mg', 'Dovelark Health'],
          // The sample may be of the day before.
          ['£110.00', 'Included', 'Free', /today or yesterday|in the last 7 days/],
        ],
        [
          ['Saxenda', '3mg daily', 'Pellowmead Chemist'],
          ['at least £177.00', 'Not stated', 'Out of Stock', 'may be out of date'],
        ],
        [
          ['Mounjaro', '2.5mg', 'Emberlow Clinic'],
          ['at least £168.95', 'Sentiment: Mixed.'],
        ],
        [
          ['Mounjaro', '2.5mg', 'Umbercote Pharmacy'],
          ['0 reviews', 'Sentiment: No data.'],
        ],
        [
          ['Mounjaro', '5mg', 'Quillbrook Online'],
          ['2.4', 'Sentiment: Negative.'],
        ],
      ] as const) {
        const row = rowOf(page, medication, dose, provider);
        await expect(row).toHaveCount(1);
        for (const text of texts) await expect(row).toContainText(text);
      }
      for (const change of [/^Price increased by /, /^Price decreased by /, 'Price unchanged']) {
        await expect(rows(page).getByRole('img', { name: change })).not.toHaveCount(0);
      }
    },
  );

  test(
    'on a phone shows the total first, then product, provider, stock and fees',
    { tag: '@phone' },
    async ({ page }) => {
      test.skip(isWide(page), 'A table on large screens');
      await page.goto('/compare');
      const row = cheapest(page);
      await expect(cell(row, 'price')).toBeHidden();
      await row.locator('summary').click();
      await expectInOrder([
        row.getByText('£102.50').first(),
        row.getByRole('link', { name: 'View Provider Kestrelbrook Pharmacy', exact: true }).first(),
        row.getByText('In Stock'),
        cell(row, 'price'),
        cell(row, 'why'),
      ]);
      await expect(row.getByText('Wegovy', { exact: true })).toBeVisible();
      await expect(cell(row, 'delivery')).toBeVisible();
    },
  );
});

test.describe('Price comparison: its head', () => {
  readingTest('says when the prices shown were last updated', async ({ page, read, products }) => {
    await read('/compare?medication=saxenda');
    const newest = products
      .filter(({ name }) => name === 'Saxenda')
      .map(({ checkedAt }) => checkedAt)
      .toSorted()
      .at(-1);
    await expect(page.getByText(`Prices last updated: ${londonDate(newest!)}`)).toBeVisible();
  });

  test('on large screens has a caption, column heads and buttons that sort', async ({ page }) => {
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

    for (const [name, sort, direction] of [
      ['Price', 'price-desc', 'descending'],
      ['Provider', 'provider', 'ascending'],
      ['Rating', 'rating', 'descending'],
      ['Rating', 'rating-asc', 'ascending'],
    ] as const) {
      await head(name).getByRole('button').click();
      await expect(page).toHaveURL(`/compare?medication=wegovy&sort=${sort}`);
      await expect(head(name)).toHaveAttribute('aria-sort', direction);
      await expect(table.locator('th[aria-sort]')).toHaveCount(1);
    }
  });

  readingTest('on large screens aligns figures on the right', async ({ page, read }) => {
    await read('/compare');
    await expect(cell(rows(page).first(), 'price')).toHaveCSS('text-align', 'right');
  });

  test('exports all rows that match as CSV and as an Excel file', async ({ page }) => {
    await open(page, '/compare?medication=wegovy&sort=provider');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export Price Comparison' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^price-comparison-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFTotal to pay \(£\),Total is,Total is for,Medication,/);
    expect(lines).toHaveLength(70);
    expect(lines[0]).toContain(',0.25mg,Alderwick Pharmacy,');
    expect(lines[3]).toContain(',0.25mg,Ashdrift Pharmacy,');
    expect(lines[69]).toContain(',0.25mg,Quillbrook Online,');
    await expect(page.getByRole('link', { name: 'As an Excel file' })).toHaveAttribute(
      'href',
      '/compare.xlsx?medication=wegovy&sort=provider',
    );
  });

  test('prints all rows as a table, with date and address and without the filters', async ({
    page,
  }) => {
    await open(page, '/compare?medication=mounjaro');
    await page.emulateMedia({ media: 'print' });
    await expect(filter(page, 'Medication')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Export Price Comparison' })).toBeHidden();
    await expect(page.getByText('/compare?medication=mounjaro')).toBeVisible();
    await expect(page.getByText(`Seen on ${londonDate(new Date())} at`)).toBeVisible();
    await expect(page.getByText(/^Prices last updated: /)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Total to pay' })).toBeVisible();
    await expect(rows(page)).toHaveCount(77);
    await expect(rowOf(page, 'Mounjaro', '5mg', 'Quillbrook Online')).toBeVisible();
    await expectLines(page);
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
    await open(
      page,
      '/compare?medication=wegovy&dose=1mg&type=online&stock=in-stock&sort=rating&now=0.5mg',
    );
    const chosen = page.getByRole('group', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveText([
      'Remove filter: Wegovy',
      'Remove filter: 1mg',
      'Remove filter: Online',
      'Remove filter: In stock',
      'Clear all filters',
    ]);
    await chosen.getByRole('link', { name: 'Remove filter: In stock' }).click();
    await expect(page).toHaveURL(
      '/compare?medication=wegovy&dose=1mg&type=online&sort=rating&now=0.5mg',
    );
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

  test('has no axe violations in the dark', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/compare?medication=saxenda');
    await expectNoAccessibilityFindings(page);
  });
});

test.describe('Price comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorts with a button', async ({ page }) => {
    await page.goto('/compare');
    await expect(rows(page)).toHaveCount(50);
    await filter(page, 'Medication').selectOption('Mounjaro');
    await filter(page, 'Dosage').selectOption('2.5mg');
    await filter(page, 'Sort by').selectOption('provider');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(status(page)).toHaveText('Showing 20 of 162 prices');
    const shown = await shownProducts(page);
    expect([...shown.slice(0, 2), ...shown.slice(-2)]).toEqual([
      'Mounjaro 2.5mg Alderwick Pharmacy',
      'Mounjaro 2.5mg Ashdrift Pharmacy',
      'Mounjaro 2.5mg Wrenfold Online Doctor',
      'Mounjaro 2.5mg Quillbrook Online',
    ]);
    await expect(filter(page, 'Dosage')).toHaveValue('2.5mg');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'As an Excel file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('shows all doses of another medication than that of the dose, and says so', async ({
    page,
  }) => {
    await page.goto('/compare?medication=mounjaro&dose=15mg');
    await filter(page, 'Medication').selectOption('Wegovy');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page).toHaveURL(/\/compare\?medication=wegovy&dose=15mg&/);
    await expect(page.getByRole('main')).toContainText(
      'There are no prices of Wegovy 15mg, so those of its other doses are shown.',
    );
    await expect(status(page)).toHaveText('Showing 1 to 50 of 70 prices, of 162 in all');
    await expect(filter(page, 'Dosage')).toHaveValue('all');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/compare?medication=wegovy&page=2#listed');
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
    await expect(cell(card, 'why')).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(status(page)).toHaveText('Showing 51 to 100 of 162 prices');
    await expect(status(page)).toBeInViewport();
  });

  test('sorts by the buttons in the column headers and keeps the filters', async ({ page }) => {
    await page.goto('/compare?medication=wegovy&type=online');
    await page.getByRole('columnheader', { name: 'Rating' }).getByRole('button').click();
    await expect(page).toHaveURL('/compare?medication=wegovy&type=online&sort=rating');
    const shown = await shownProducts(page);
    expect(shown).toHaveLength(48);
    expect([shown[0], shown[5]]).toEqual([
      'Wegovy 0.25mg Ashdrift Pharmacy',
      'Wegovy 0.25mg Kestrelbrook Pharmacy',
    ]);
  });
});

test.describe('Compare by keyboard', () => {
  test('Tab leads from a row’s provider to its tick and on to the next row, and the row it is on says why it is there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/compare');
    await page.getByLabel('Say why each row is where it is').focus();
    // The heads of the columns that sort.
    const heads = await page.locator('main thead button').count();
    for (let head = 0; head < heads; head += 1) await page.keyboard.press('Tab');
    const first = rows(page).first();
    const provider = first.getByRole('link', { name: /^View Provider / });
    await page.keyboard.press('Tab');
    await expect(provider).toBeFocused();
    await expect(cell(first, 'why')).toBeVisible();
    await expect(first.getByRole('link', { name: 'Receipt' })).toBeHidden();
    await expect(provider).toHaveAccessibleDescription(/^Why here\? 1st of \d+ by total to pay: £/);
    await expect(cell(rows(page).nth(1), 'why')).toBeHidden();
    await expectNoAccessibilityFindings(page);
    await page.keyboard.press('Tab');
    await expect(first.getByLabel(/^Side by side: /)).toBeFocused();
    const stops: string[] = [];
    for (let stop = 0; stop < 99; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(focusedStop));
    }
    const expected = Array.from({ length: 49 }, (_, index) => [
      `the provider of row ${index + 2}`,
      `the tick of row ${index + 2}`,
    ]).flat();
    expect(stops).toEqual([...expected, 'outside the rows']);
  });

  readingTest(
    'the page has two stops for each of its 50 rows, and no more than 60 for all else',
    async ({ page, read }) => {
      await read('/compare');
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
    },
  );
});
