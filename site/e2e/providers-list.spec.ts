import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name }) });
const shownNames = (page: Page) => cards(page).getByRole('heading').allTextContents();
const status = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or type' });

/** The two that are on no register, which come last in every order. */
const unregistered = ['Quillbrook Online', 'Windlecombe Health'];

test.describe('Providers list', () => {
  readingTest(
    'says that it shows 32 of 32 providers, one card for each, by name',
    async ({ page, read }) => {
      await read('/providers');
      await expect(
        page.getByRole('heading', { level: 1, name: 'UK weight loss medication providers' }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/^UK weight loss medication providers/);
      await expect(status(page)).toHaveText('Showing 32 of 32 providers');
      await expect(cards(page)).toHaveCount(32);
      const names = await shownNames(page);
      expect(names[0]).toBe('Alderwick Pharmacy');
      expect(names.slice(0, 30)).toEqual(names.slice(0, 30).toSorted());
      expect(names.slice(30)).toEqual(unregistered);
    },
  );

  test('sorts and filters providers, and finds them by name and type while typing', async ({
    page,
  }) => {
    await open(page, '/providers');
    await test.step('sorts by name A-Z, highest rated and most reviews', async () => {
      const sort = page.getByLabel('Sort by');
      await expect(sort.getByRole('option')).toHaveText([
        'Name, A to Z',
        'Lowest total',
        'Highest rated',
        'Most reviews',
      ]);
      for (const { order, address, first } of [
        {
          order: 'Highest rated',
          address: '/providers?sort=rating',
          // 4.84, then three of 4.83 in the order of their names.
          first: [
            'Ashdrift Pharmacy',
            'Dovelark Health',
            'Kestrelbrook Pharmacy',
            'Yewlarch Clinic',
          ],
        },
        {
          order: 'Most reviews',
          address: '/providers?sort=reviews',
          first: [
            'Dovelark Health',
            'Ashdrift Pharmacy',
            'Kestrelbrook Pharmacy',
            'Elmsworthy Pharmacy',
          ],
        },
        {
          order: 'Name, A to Z',
          address: '/providers',
          first: [
            'Alderwick Pharmacy',
            'Ashdrift Pharmacy',
            'Birchquill Clinic',
            'Brackenholt Clinic',
          ],
        },
      ]) {
        await sort.selectOption(order);
        await expect(page).toHaveURL(address);
        await expect.poll(async () => (await shownNames(page)).slice(0, 4)).toEqual(first);
        expect((await shownNames(page)).slice(30)).toEqual(unregistered);
      }
    });
    await test.step('filters by type: all, retail, specialist, online', async () => {
      const type = page.getByLabel('Provider type');
      for (const [companyType, count] of [
        ['retail', 9],
        ['specialist', 12],
        ['online', 20],
      ] as const) {
        await type.selectOption(companyType);
        await expect(status(page)).toHaveText(`Showing ${count} of 32 providers`);
        expect(await shownNames(page)).toHaveLength(count);
      }
      await type.selectOption('all');
      await expect(status(page)).toHaveText('Showing 32 of 32 providers');
    });
    await test.step('finds by name and type while typing', async () => {
      await search(page).pressSequentially('DOVELARK HEALTH');
      await expect(status(page)).toHaveText('Showing 1 of 32 providers');
      expect(await shownNames(page)).toEqual(['Dovelark Health']);

      await search(page).fill('retail');
      await expect(status(page)).toHaveText('Showing 9 of 32 providers');
      await expect(search(page)).toBeFocused();
    });
  });

  test('says “Loading providers...”, what to do if they cannot be loaded, and retries', async ({
    page,
    complaints,
  }) => {
    let answer = () => {};
    const unanswered = () => new Promise<void>((resolve) => (answer = resolve));
    let wait = unanswered();
    let isBroken = true;
    await page.route('**/api/companies', async (route) => {
      await wait;
      await (isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue());
    });
    await open(page, '/subscribe?result=subscribed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Providers' }).click();
    await expect(page.getByText('Loading providers...')).toBeVisible();
    answer();
    await expect(page.getByRole('alert')).toContainText(
      'The providers are not available at the moment',
    );
    isBroken = false;
    wait = unanswered();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Loading providers...')).toBeVisible();
    answer();
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
    // The browser itself notes the answer that was no success.
    expect(complaints.splice(0).filter((text) => !/status of 500/.test(text))).toEqual([]);
  });

  test('says “No providers found matching your criteria.” if none match, and links back to all', async ({
    page,
  }) => {
    await open(page, '/providers?search=nobody+by+this+name');
    await expect(status(page)).toHaveText('Showing 0 of 32 providers');
    await expect(
      page.getByText('No providers found matching your criteria.', { exact: true }),
    ).toBeVisible();
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Show all providers' }).click();
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
    await expect(search(page)).toHaveValue('');
  });
});

test.describe('Provider row', () => {
  readingTest(
    'shows the total and price of the compared dose, rating, trend, medications, first feature and website',
    async ({ page, read }) => {
      await read('/providers');
      const row = card(page, 'Ashdrift Pharmacy');
      await expect(
        row.getByRole('link', { name: 'Ashdrift Pharmacy', exact: true }),
      ).toHaveAttribute('href', '/provider/ashdrift-pharmacy');
      for (const text of [
        '£138.98',
        '£134.99 a month',
        'Medications: Mounjaro, Wegovy, Saxenda',
        'Same-day dispatch on weekdays',
        '4.8 out of 5 (341 reviews)',
      ]) {
        await expect(row).toContainText(text);
      }
      await expect(card(page, 'Jessamill Clinic')).toContainText(
        '4 reviews: too few for an average',
      );
      await expect(card(page, 'Umbercote Pharmacy')).toContainText('No reviews yet');
      for (const words of [/^Prices? increased by \d/, /^Prices? decreased by \d/]) {
        await expect(cards(page).getByRole('button', { name: words }).first()).toBeVisible();
      }
      const website = row.getByRole('link', { name: /^Visit website/ });
      await expect(website).toHaveAttribute('href', 'https://ashdrift-pharmacy.example');
      await expect(website).toHaveAttribute('target', '_blank');
      await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
      for (const name of unregistered) {
        await expect(card(page, name)).toContainText('No current registration on record.');
        await expect(card(page, name).getByRole('link')).toHaveCount(1);
      }

      await read('/providers?medication=mounjaro&dose=5mg');
      await expect(row).toContainText('£160.98');
    },
  );
});

test.describe('Providers list: compared by one dose', () => {
  test('says which, and a choice of medication and dose changes all rows', async ({ page }) => {
    await open(page, '/providers');
    const main = page.getByRole('main');
    await expect(main).toContainText('Totals are for Mounjaro 2.5mg, with all known fees');
    await page.getByLabel('Medication').selectOption('Wegovy');
    await expect(main).toContainText('Totals are for Wegovy 0.25mg');
    await page.getByLabel('Dose').selectOption('1mg');
    await expect(page).toHaveURL('/providers?medication=wegovy&dose=1mg');
    await expect(main).toContainText('Totals are for Wegovy 1mg');
    await page.getByLabel('Medication').selectOption('Mounjaro');
    await expect(page).toHaveURL('/providers');
    await page.goto('/providers?medication=placebo&dose=9mg');
    await expect(main).toContainText('Totals are for Mounjaro 2.5mg');
  });

  readingTest(
    'sorts by the lowest total of that dose, what cannot be had after it',
    async ({ page, read }) => {
      await read('/providers?medication=wegovy&dose=1mg&sort=total');
      expect((await shownNames(page)).slice(0, 15)).toEqual([
        'Elmsworthy Pharmacy',
        'Ashdrift Pharmacy',
        'Fenwhistle Health',
        'Kestrelbrook Pharmacy',
        'Dovelark Health',
        'Merrivane Health',
        'Netherquay Pharmacy',
        'Rookthwaite Pharmacy',
        'Alderwick Pharmacy',
        'Larkhowe Weight Clinic',
        'Calverstone Health',
        'Brackenholt Clinic',
        // A fee is not stated, and it is out of stock; the others do not list this dose.
        'Dunmarrow Chemist',
        'Cobblemoor Pharmacy',
        'Birchquill Clinic',
      ]);
    },
  );

  test('takes at most 4,000 pixels for all 32 on a phone, with and without JavaScript', async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 375, height: 667 },
      });
      const page = await context.newPage();
      await page.goto('/providers');
      await expect(cards(page)).toHaveCount(32);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        4000,
      );
      await context.close();
    }
  });
});

test.describe('Providers list: what is chosen', () => {
  test('is in the URL in a fixed order, without defaults', async ({ page }) => {
    await open(page, '/providers');
    await page.getByLabel('Sort by').selectOption('rating');
    await page.getByLabel('Provider type').selectOption('online');
    await search(page).pressSequentially('health');
    await expect(page).toHaveURL('/providers?search=health&type=online&sort=rating');
    await page.reload();
    await expect(search(page)).toHaveValue('health');
    await expect(page.getByLabel('Provider type')).toHaveValue('online');
    await expect(page.getByLabel('Sort by')).toHaveValue('rating');
  });

  test('is restored by the back button, with a search as one step', async ({ page }) => {
    await open(page, '/providers');
    await page.getByLabel('Provider type').selectOption('online');
    await search(page).pressSequentially('health');
    await expect(page).toHaveURL('/providers?search=health&type=online');
    await page.goBack();
    await expect(page).toHaveURL('/providers?type=online');
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/providers');
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
    await page.goForward();
    await page.goForward();
    await expect(search(page)).toHaveValue('health');
  });

  test('can be removed tag by tag, also with the keyboard', async ({ page }) => {
    await open(page, '/providers?search=health&type=online&sort=reviews');
    const chosen = page.getByRole('group', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveText([
      'Remove filter: “health”',
      'Remove filter: Online',
      'Clear all filters',
    ]);
    await chosen.getByRole('link', { name: 'Remove filter: “health”' }).press('Enter');
    await expect(page).toHaveURL('/providers?type=online&sort=reviews');
    await expect(search(page)).toHaveValue('');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/providers?sort=reviews');
    await expect(chosen.getByRole('link')).toHaveCount(0);
  });

  readingTest('that is invalid is ignored', async ({ page }) => {
    const answer = await page.goto('/providers?type=shop&sort=cheapest&colour=red');
    expect(answer?.status()).toBe(200);
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
  });

  readingTest('does not change the canonical URL', async ({ page, read }) => {
    await read('/providers?search=health&type=online');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/providers$/);
  });
});

test.describe('Providers list for everybody', () => {
  test(
    'has no axe violations and no horizontal scrolling down to 320 px',
    { tag: ['@phone', '@nightly'] },
    async ({ page }) => {
      await page.goto('/providers?type=online');
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );

  readingTest('has breadcrumbs, also for search engines', async ({ page, read }) => {
    await read('/providers');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Providers' }],
    });
  });
});

test.describe('Providers list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, filters and sorts with a button', async ({ page }) => {
    await page.goto('/providers');
    await expect(cards(page)).toHaveCount(32);
    await search(page).fill('pharmacy');
    await page.getByLabel('Provider type').selectOption('retail');
    await page.getByLabel('Sort by').selectOption('reviews');
    await page.getByRole('button', { name: 'Show providers' }).click();
    await expect(status(page)).toHaveText('Showing 9 of 32 providers');
    expect((await shownNames(page)).slice(0, 3)).toEqual([
      'Alderwick Pharmacy',
      'Netherquay Pharmacy',
      'Rookthwaite Pharmacy',
    ]);
    await expect(search(page)).toHaveValue('pharmacy');
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(cards(page)).toHaveCount(32);
  });
});
