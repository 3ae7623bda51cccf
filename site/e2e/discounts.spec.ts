import { expect, type Page } from '@playwright/test';
import type { Discount } from '#contract/schemas/discount.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

/** The offers of the demo data, newest first. */
const offers = [
  { text: '30% off first consultation for new patients', code: 'WLNEW30', label: '30% OFF' },
  { text: '25% off for new customers', code: 'NEW25', label: '25% OFF' },
  { text: '£10 off repeat orders with a minimum order of £50', code: 'SAVE10', label: '£10 OFF' },
  { text: 'From £29.75 per week' },
  { text: 'Wegovy from £103.99 per month' },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, text: string) =>
  cards(page).filter({ has: page.getByText(text, { exact: true }) });

/** Navigates from another page, so that the browser itself fetches the offers. */
async function arriveByLink(page: Page) {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Discounts' }).click();
}

test.describe('Discounts (specification, sections 2 and 9)', () => {
  readingTest(
    'an offer that names a price shows the total, and what a month is',
    async ({ page, read }) => {
      await read('/discounts');
      const offer = page.getByRole('article').filter({ hasText: 'Wegovy from £103.99 per month' });
      await expect(offer).toContainText('£107.98 in total: Wegovy 0.25mg at £103.99 a month');
      await expect(page.getByRole('main')).toContainText('A month is four weeks of treatment');
    },
  );

  readingTest('has its heading and the day of the newest offer', async ({ page, read }) => {
    await read('/discounts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'UK Weight Loss Provider Discounts',
    );
    await expect(page.getByText('Last updated:')).toHaveText('Last updated: 12/08/2025');
  });

  for (const { text, code, label } of offers) {
    readingTest(
      `shows the offer “${text}” with its label and code`,
      async ({ page, read, request }) => {
        const discounts = (await (await request.get('/api/discounts')).json()) as Discount[];
        const discount = discounts.find(({ discount_text: each }) => each === text)!;
        await read('/discounts');
        const offer = card(page, text);

        await expect(offer.getByRole('heading', { level: 2 })).toHaveText(discount.provider);
        await expect(
          offer.getByRole('link', { name: discount.provider, exact: true }),
        ).toHaveAttribute('href', `/provider/${discount.providerSlug}`);
        await expect(offer.getByText(/\d% OFF$|^£[\d.]+ OFF$/)).toHaveText(label ? [label] : []);
        await expect(offer.getByText(/^[A-Z]+\d+$/)).toHaveText(code ? [code] : []);
        for (const [title, lines] of [
          ['Eligibility', discount.dependencies],
          ['Terms', discount.limiting_factors],
        ] as const) {
          const part = offer.locator('div', { has: page.getByRole('heading', { name: title }) });
          await expect(part.getByRole('listitem')).toHaveText([...lines]);
        }
        const validity = offer.locator('div', {
          has: page.getByRole('heading', { name: 'Validity' }),
        });
        await expect(validity.getByRole('paragraph')).toHaveText(discount.validity_period);
      },
    );
  }

  readingTest('links to the provider’s website in a new tab', async ({ page, read, request }) => {
    const discounts = (await (await request.get('/api/discounts')).json()) as Discount[];
    await read('/discounts');
    expect(discounts.length).toBeGreaterThanOrEqual(5);
    for (const { discount_text: text, url } of discounts.slice(0, 5)) {
      const link = card(page, text).getByRole('link', { name: /^Visit provider website/ });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('prints what an offer comes to for all doses though only the lowest is in sight', async ({
    page,
  }) => {
    await open(page, '/discounts');
    const others = card(page, '25% off for new customers').locator('details li');
    await expect(others.last()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(others.last()).toBeVisible();
    expect((await others.last().boundingBox())?.height).toBeGreaterThan(0);
  });

  test('copies a code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/discounts');
    await page.getByRole('button', { name: 'Copy the code NEW25' }).click();
    await expect(card(page, '25% off for new customers').getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NEW25');
  });

  readingTest('has a box of important information with four points', async ({ page, read }) => {
    await read('/discounts');
    const box = page.getByRole('region', { name: 'Important Information' });
    await expect(box.getByRole('listitem')).toHaveText([
      /offers are subject to the provider’s own terms/,
      /Prescription medication needs a consultation/,
      /verify the price with the provider/,
      /Use only MHRA-regulated UK pharmacies and clinics/,
    ]);
  });

  test('says so when there is no offer, without a date', async ({ page }) => {
    await page.route('**/api/discounts', (route) => route.fulfill({ json: [] }));
    await arriveByLink(page);
    await expect(page.getByRole('heading', { name: 'No Active Discounts' })).toBeVisible();
    await expect(
      page.getByText('Check back soon for new promotional offers from UK providers.'),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('Last updated:')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Important Information' })).toBeVisible();
    await expectNoAccessibilityFindings(page);
  });

  test('says that the offers are being loaded, or that they are not available', async ({
    page,
    complaints,
  }) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/discounts', async (route) => {
      await isAnswered;
      await route.fulfill({ status: 503, json: { error: 'Not now.' } });
    });
    await arriveByLink(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading discounts...');
    answer();
    await expect(page.getByRole('alert')).toContainText(
      'The discounts are not available at the moment',
    );
    await page.unroute('**/api/discounts');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(card(page, '25% off for new customers')).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
  });

  test(
    'is accessible, fits the screen, and has a card grid of 1 column, 2 on medium and 3 on large screens',
    { tag: ['@phone', '@nightly'] },
    async ({ page }) => {
      await open(page, '/discounts');
      await expectNoAccessibilityFindings(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      for (const [width, columns] of [
        [375, 1],
        [800, 2],
        [1280, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const lefts = await cards(page).evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().left),
        );
        expect(new Set(lefts).size).toBe(columns);
      }
    },
  );
});

test.describe('Discounts without JavaScript', () => {
  readingTest('shows every offer', async ({ page, read }) => {
    await read('/discounts');
    for (const { text } of offers) await expect(card(page, text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});
