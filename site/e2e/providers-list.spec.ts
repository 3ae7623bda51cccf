import { expect, type Page } from '@playwright/test';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { priceChangeText } from '#contract/rules/price-change.ts';
import { hasCompanyType } from '#contract/rules/provider-type.ts';
import { formatRating } from '#contract/rules/rating.ts';
import { registeredFirst } from '#contract/rules/registration.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name }) });
const shownNames = (page: Page) => cards(page).getByRole('heading').allTextContents();
const status = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or type' });
const byName = (a: string, b: string) => a.localeCompare(b, 'en-GB');

/** The provider's products of a medication, lowest dose first. */
const dosesOf = ({ products }: Company, medication: string) =>
  products
    .filter(({ name }) => name === medication)
    .toSorted((a, b) => Number.parseFloat(a.dose) - Number.parseFloat(b.dose));

/** The first matching provider; the demo data has one of each kind. */
function find(companies: Company[], isRight: (company: Company) => boolean): Company {
  const found = companies.find(isRight);
  if (!found) throw new Error('The demo data has no such provider');
  return found;
}

test.describe('Providers list', () => {
  test('has a heading about UK weight loss medication providers', async ({ page }) => {
    await page.goto('/providers');
    await expect(
      page.getByRole('heading', { level: 1, name: 'UK weight loss medication providers' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^UK weight loss medication providers/);
  });

  test('says that it shows 32 of 32 providers, one card for each, by name', async ({
    page,
    companies,
  }) => {
    await page.goto('/providers');
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
    await expect(cards(page)).toHaveCount(32);
    const inOrder = companies.toSorted((a, b) => registeredFirst(a, b) || byName(a.name, b.name));
    expect(await shownNames(page)).toEqual(inOrder.map(({ name }) => name));
  });

  test('finds providers by name and type while typing', async ({ page, companies }) => {
    await open(page, '/providers');
    const [wanted] = companies;
    await search(page).pressSequentially(wanted!.name.toUpperCase());
    await expect(status(page)).toHaveText('Showing 1 of 32 providers');
    expect(await shownNames(page)).toEqual([wanted!.name]);

    await search(page).fill('retail');
    const retail = companies.filter(({ type }) => hasCompanyType(type, 'retail'));
    await expect(status(page)).toHaveText(`Showing ${retail.length} of 32 providers`);
    await expect(search(page)).toBeFocused();
  });

  test('filters by type: all, retail, specialist, online', async ({ page }) => {
    await open(page, '/providers');
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

  test('sorts by name A-Z, highest rated and most reviews', async ({ page, companies }) => {
    const sorted = (compare: (a: Company, b: Company) => number) =>
      companies
        .toSorted((a, b) => registeredFirst(a, b) || compare(a, b) || byName(a.name, b.name))
        .map(({ name }) => name);
    await open(page, '/providers');
    const sort = page.getByLabel('Sort by');
    await expect(sort.getByRole('option')).toHaveText([
      'Name, A to Z',
      'Lowest total',
      'Highest rated',
      'Most reviews',
    ]);

    await sort.selectOption('Highest rated');
    await expect(page).toHaveURL('/providers?sort=rating');
    await expect
      .poll(() => shownNames(page))
      .toEqual(sorted((a, b) => (b.averageRating ?? 0) - (a.averageRating ?? 0)));

    await sort.selectOption('Most reviews');
    await expect(page).toHaveURL('/providers?sort=reviews');
    await expect
      .poll(() => shownNames(page))
      .toEqual(sorted((a, b) => b.reviewCount - a.reviewCount));

    await sort.selectOption('Name, A to Z');
    await expect(page).toHaveURL('/providers');
    await expect.poll(() => shownNames(page)).toEqual(sorted(() => 0));
  });

  test('says “Loading providers...” while they are on their way', async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await open(page, '/subscribe?result=subscribed');
    await page.route('**/api/companies', async (route) => {
      await wait;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Providers' }).click();
    await expect(page.getByText('Loading providers...')).toBeVisible();
    answer();
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
  });

  test('says what to do if the providers cannot be loaded, and retries', async ({
    page,
    complaints,
  }) => {
    await open(page, '/subscribe?result=subscribed');
    await page.route('**/api/companies', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Providers' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The providers are not available at the moment',
    );
    await page.getByRole('link', { name: 'Try again' }).click();
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
  test('links to the provider', async ({ page, companies }) => {
    const [company] = companies;
    await open(page, '/providers');
    const link = card(page, company!.name).getByRole('link', { name: company!.name, exact: true });
    await expect(link).toHaveAttribute('href', `/provider/${company!.slug}`);
  });

  test('shows the total and the price of the compared dose, the medications and the first feature', async ({
    page,
    companies,
  }) => {
    const company = find(companies, (each) => dosesOf(each, 'Mounjaro').length > 1);
    await page.goto('/providers');
    const shown = card(page, company.name);
    const [lowest, next] = dosesOf(company, 'Mounjaro');
    await expect(shown).toContainText(formatTotal(totalCost(lowest!).pence));
    await expect(shown).toContainText(formatPrice(toPence(lowest!.price)));
    await expect(shown).toContainText(company.metrics.medicationsAvailable.join(', '));
    await expect(shown).toContainText(company.features[0]!);

    await page.goto(`/providers?medication=mounjaro&dose=${next!.dose}`);
    await expect(shown).toContainText(formatTotal(totalCost(next!).pence));
  });

  test('shows the rating with one decimal and the number of reviews', async ({
    page,
    companies,
  }) => {
    const company = find(companies, ({ reviewCount }) => reviewCount >= 5);
    const few = find(companies, ({ reviewCount }) => reviewCount > 1 && reviewCount < 5);
    const none = find(companies, ({ reviewCount }) => reviewCount === 0);
    await page.goto('/providers');
    await expect(card(page, company.name)).toContainText(
      `${formatRating(company.averageRating!)} out of 5 (${company.reviewCount} reviews)`,
    );
    await expect(card(page, few.name)).toContainText(
      `${few.reviewCount} reviews: too few for an average`,
    );
    await expect(card(page, none.name)).toContainText('No reviews yet');
  });

  test('lists unregistered providers last in every order, with a warning and no link to their sites', async ({
    page,
    companies,
  }) => {
    const unregistered = companies.filter(({ registrations }) => registrations.length === 0);
    expect(unregistered.length).toBeGreaterThan(0);
    for (const sort of ['name', 'rating', 'reviews']) {
      await page.goto(`/providers?sort=${sort}`);
      const names = await page.locator('main article h2').allTextContents();
      expect(names.slice(-unregistered.length).toSorted()).toEqual(
        unregistered.map(({ name }) => name).toSorted(),
      );
    }
    for (const { name } of unregistered) {
      await expect(card(page, name)).toContainText('No registration on record.');
      await expect(card(page, name).getByRole('link')).toHaveCount(1);
    }
  });

  test('shows the price trend, also in words', async ({ page, companies }) => {
    await page.goto('/providers');
    for (const direction of ['increase', 'decrease'] as const) {
      const company = find(companies, ({ priceTrend }) => priceTrend.change === direction);
      await expect(
        card(page, company.name).getByRole('button', { name: priceChangeText(company.priceTrend) }),
      ).toBeVisible();
    }
  });

  test('opens the website of the provider in a new tab', async ({ page, companies }) => {
    const company = find(companies, ({ website }) => website !== null);
    await page.goto('/providers');
    const link = card(page, company.name).getByRole('link', { name: /^Visit website/ });
    await expect(link).toHaveAttribute('href', company.website!);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
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

  test('sorts by the lowest total of that dose, what cannot be had after it', async ({
    page,
    companies,
  }) => {
    await page.goto('/providers?medication=wegovy&dose=1mg&sort=total');
    const onSale = companies
      .filter(({ registrations }) => registrations.length > 0)
      .flatMap(({ name, products }) => {
        const product = products.find((each) => each.name === 'Wegovy' && each.dose === '1mg');
        const total = product && totalCost(product);
        return product?.inStock && product.freshness !== 'older' && total?.isComplete
          ? [{ name, pence: total.pence }]
          : [];
      })
      .toSorted((a, b) => a.pence - b.pence || byName(a.name, b.name));
    expect(onSale.length).toBeGreaterThan(3);
    expect((await shownNames(page)).slice(0, onSale.length)).toEqual(
      onSale.map(({ name }) => name),
    );
  });

  test(
    'takes at most 4,000 pixels for all 32 on a phone, with and without JavaScript',
    { tag: '@phone' },
    async ({ browser }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width: 375, height: 667 },
        });
        const page = await context.newPage();
        await page.goto('/providers');
        await expect(cards(page)).toHaveCount(32);
        expect(
          await page.evaluate(() => document.documentElement.scrollHeight),
        ).toBeLessThanOrEqual(4000);
        await context.close();
      }
    },
  );
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

  test('that is invalid is ignored', async ({ page }) => {
    const answer = await page.goto('/providers?type=shop&sort=cheapest&colour=red');
    expect(answer?.status()).toBe(200);
    await expect(status(page)).toHaveText('Showing 32 of 32 providers');
  });

  test('does not change the canonical URL', async ({ page }) => {
    await page.goto('/providers?search=health&type=online');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/providers$/);
  });
});

test.describe('Providers list for everybody', () => {
  test(
    'has no axe violations and no horizontal scrolling down to 320 px',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/providers?type=online');
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );

  test('has breadcrumbs, also for search engines', async ({ page }) => {
    await page.goto('/providers');
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

  test('searches, filters and sorts with a button', async ({ page, companies }) => {
    await page.goto('/providers');
    await expect(cards(page)).toHaveCount(32);
    await search(page).fill('pharmacy');
    await page.getByLabel('Provider type').selectOption('retail');
    await page.getByLabel('Sort by').selectOption('reviews');
    await page.getByRole('button', { name: 'Show providers' }).click();
    const expected = companies
      .filter(({ name, type }) => hasCompanyType(type, 'retail') && /pharmacy/i.test(name + type))
      .toSorted((a, b) => b.reviewCount - a.reviewCount || byName(a.name, b.name));
    await expect(status(page)).toHaveText(`Showing ${expected.length} of 32 providers`);
    expect(await shownNames(page)).toEqual(expected.map(({ name }) => name));
    await expect(search(page)).toHaveValue('pharmacy');
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(cards(page)).toHaveCount(32);
  });
});
