import { expect } from '@playwright/test';
import { formatMonth } from '#contract/rules/date.ts';
import { formatTotal } from '#contract/rules/money.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

// Specification, section 2: Home.

test.describe('Home', () => {
  test('announces the newest market report, and all since that of August 2025', async ({
    page,
    request,
  }) => {
    const [newest] = (await (await request.get('/api/market-reports')).json()) as [
      { month: string },
    ];
    await page.goto('/');
    const banner = page.getByText(/August 2025 market analysis/i).first();
    await expect(banner).toContainText(`Our ${formatMonth(newest.month)} report is out`);
    await expect(
      page.getByRole('main').locator('a[href="/market-analysis"]').first(),
    ).toBeVisible();
  });

  test('links to the providers and the comparison at the top and the bottom', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const find = main.getByRole('link', { name: 'Find Providers' });
    await expect(find.first()).toHaveAttribute('href', '/providers');
    await expect(find.last()).toHaveAttribute('href', '/providers');
    expect(await find.count()).toBe(2);
    await expect(main.getByRole('link', { name: 'Compare Prices' }).first()).toHaveAttribute(
      'href',
      '/compare',
    );
  });

  test('has a card for each medication with its lowest price in stock', async ({ page }) => {
    await page.goto('/');
    for (const [name, price] of [
      ['mounjaro', '£129'],
      ['wegovy', '£99'],
      ['saxenda', '£150'],
    ]) {
      const card = page
        .getByRole('main')
        .locator('article, li')
        .filter({
          has: page.locator(`a[href="/compare?medication=${name}"]`),
        });
      await expect(card.first()).toContainText(price!);
    }
  });

  test('shows totals on its chart and cards, and says what a month is', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const chart = main.getByRole('figure').filter({ hasText: 'Monthly prices now' });
    await expect(chart).toContainText('A month is four weeks of treatment');
    const medications = (await (await request.get('/api/medications')).json()) as Medication[];
    expect(medications.map(({ name }) => name)).toEqual(['Mounjaro', 'Wegovy', 'Saxenda']);
    for (const { name, cheapest, dearest } of medications) {
      const [from, to] = [cheapest!, dearest!].map((row) => formatTotal(totalCost(row).pence));
      const range = chart.getByRole('listitem').filter({ hasText: name });
      await expect(range).toContainText(new RegExp(`${from} to (at least )?${to} in total`));
      const card = main.locator('li').filter({
        has: page.locator(`a[href="/compare?medication=${name.toLowerCase()}"]`),
      });
      await expect(card.first()).toContainText(new RegExp(`In total(at least )?${from}`));
    }
  });

  test('links to three guides and to all of them', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const slug of ['mounjaro-guide', 'nhs-weight-loss-injections', 'wegovy-guide']) {
      await expect(main.locator(`a[href="/articles/${slug}"]`)).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'View All Medication Guides' })).toHaveAttribute(
      'href',
      '/articles',
    );
  });

  test('shows the first three providers of the list, and how many there are', async ({
    page,
    request,
  }) => {
    const companies = (await (await request.get('/api/companies')).json()) as Company[];
    expect(companies).toHaveLength(32);
    await page.goto('/');
    for (const { name } of companies.slice(0, 3)) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'View All 32 Providers' })).toHaveAttribute(
      'href',
      '/providers',
    );
  });

  test('shows the overall rating, three testimonials and the public registers', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main).toContainText('4.7/5');
    await expect(main).toContainText('from 2,847 reviews');
    await expect(main.locator('blockquote')).toHaveCount(3);
    for (const register of ['CQC Registered', 'GPHC Verified', 'GMC Verified']) {
      await expect(main.getByText(register).first()).toBeVisible();
    }
  });

  test('describes itself and its first ten providers to search engines', async ({ page }) => {
    await page.goto('/');
    const things = (await page.locator('script[type="application/ld+json"]').allTextContents())
      .map((text) => JSON.parse(text) as unknown)
      .flat() as {
      '@type': string;
      itemListElement?: unknown[];
      '@graph'?: { '@type': string }[];
    }[];
    const all = things.flatMap((thing) => thing['@graph'] ?? [thing]) as typeof things;
    const types = all.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'ItemList']));
    expect(all.find((thing) => thing['@type'] === 'ItemList')?.itemListElement).toHaveLength(10);
  });

  test('leaves what a medication and a guide are about to their pages on a phone', async ({
    page,
    request,
  }) => {
    const [medication] = (await (await request.get('/api/medications')).json()) as Medication[];
    await page.goto('/');
    const description = page.getByRole('main').getByText(medication!.description);
    await expect(description).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(description).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500);
  });

  test(
    'has no accessibility violations and no horizontal scrolling',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/');
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    },
  );
});

test.describe('Home without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says the same', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View All 32 Providers' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('4.7/5');
  });
});
