import { expect } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open,
  readingTest,
  test,
} from './journey.ts';

// Specification, section 2: Home.

test.describe('Home', () => {
  readingTest(
    'announces the newest market report, and leads to providers, comparison and guides',
    async ({ page, read, request }) => {
      const [newest] = (await (await request.get('/api/market-reports')).json()) as [
        { month: string },
      ];
      await read('/');
      const banner = page.getByText(/August 2025 market analysis/i).first();
      const month = londonDate(newest.month, { month: 'long', year: 'numeric' });
      await expect(banner).toContainText(`Our ${month} report is out`);
      const main = page.getByRole('main');
      await expect(main.locator('a[href="/market-analysis"]').first()).toBeVisible();

      const find = main.getByRole('link', { name: 'Find Providers' });
      await expect(find).toHaveCount(2);
      await expect(find.first()).toHaveAttribute('href', '/providers');
      await expect(find.last()).toHaveAttribute('href', '/providers');
      await expect(main.getByRole('link', { name: 'Compare Prices' }).first()).toHaveAttribute(
        'href',
        '/compare',
      );
      for (const slug of ['mounjaro-guide', 'nhs-weight-loss-injections', 'wegovy-guide']) {
        await expect(main.locator(`a[href="/articles/${slug}"]`)).toBeVisible();
      }
      await expect(main.getByRole('link', { name: 'View All Medication Guides' })).toHaveAttribute(
        'href',
        '/articles',
      );
    },
  );

  readingTest(
    'shows the lowest price in stock of each medication and its total, on a card and a chart',
    async ({ page, read }) => {
      await read('/');
      const main = page.getByRole('main');
      const chart = main.getByRole('figure').filter({ hasText: 'Monthly prices now' });
      await expect(chart).toContainText('A month is four weeks of treatment');
      for (const [name, price, total, range] of [
        ['Mounjaro', '£129', '£133.95', '£133.95 to £354.00 in total'],
        ['Wegovy', '£99', '£102.50', '£102.50 to £364.00 in total'],
        ['Saxenda', '£150', '£161.95', '£161.95 to £315.00 in total'],
      ] as const) {
        const card = main.locator('li').filter({
          has: page.locator(`a[href="/compare?medication=${name.toLowerCase()}"]`),
        });
        await expect(card.first()).toContainText(`${price} a month`);
        await expect(card.first()).toContainText(`Lowest total${total}`);
        await expect(chart.getByRole('listitem').filter({ hasText: name })).toContainText(range);
      }
    },
  );

  readingTest(
    'shows the three most reviewed providers, the overall rating, testimonials and registers',
    async ({ page, read }) => {
      await read('/');
      const main = page.getByRole('main');
      for (const name of ['Dovelark Health', 'Ashdrift Pharmacy', 'Kestrelbrook Pharmacy']) {
        await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'View All 32 Providers' })).toHaveAttribute(
        'href',
        '/providers',
      );
      await expect(main).toContainText('4.7/5');
      await expect(main).toContainText('from 2,847 reviews');
      await expect(main.locator('blockquote')).toHaveCount(3);
      for (const register of ['CQC Registered', 'GPHC Verified', 'GMC Verified']) {
        await expect(main.getByText(register).first()).toBeVisible();
      }
    },
  );

  readingTest(
    'describes itself and its first ten providers to search engines',
    async ({ page, read }) => {
      await read('/');
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
    },
  );

  test('leaves what a medication and a guide are about to their pages on a phone', async ({
    page,
  }) => {
    await page.goto('/');
    const description = page
      .getByRole('main')
      .getByText('A weekly injection for adults with obesity, or who are overweight');
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
  readingTest('says the same', async ({ page, read }) => {
    await read('/');
    await expect(page.getByRole('link', { name: 'View All 32 Providers' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('4.7/5');
  });
});
