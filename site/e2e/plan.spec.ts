import { expect, type Page } from '@playwright/test';
import type { Plan } from '#contract/schemas/plan.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open,
  readingTest,
  test,
  wake,
} from './journey.ts';

const address = '/plan?medication=mounjaro&dose=5mg&weeks=2&until=15mg&months=6';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const ladder = (page: Page) => section(page, 'Your orders').getByRole('listitem');

/** The dose of each order, from the first. */
const doses = (page: Page) => ladder(page).locator('strong').allTextContents();

test.describe('From the home page to a plan', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 }, hasTouch: true });

      test('it is five taps at most', async ({ page }) => {
        let taps = 0;
        const tap = async (what: ReturnType<Page['locator']>) => {
          taps += 1;
          await what.tap();
        };
        await page.goto('/');
        await tap(page.getByRole('link', { name: 'Plan what your next months will cost' }));
        await tap(page.getByRole('main').getByRole('link', { name: 'Mounjaro 5mg', exact: true }));
        await expect(page).toHaveURL('/plan?medication=mounjaro&dose=5mg');
        if (javaScriptEnabled) await wake(page);
        // A list is one tap to open and one to choose from.
        taps += 2;
        await page.getByLabel('Dose to end at').selectOption('15mg');
        if (!javaScriptEnabled) await tap(page.getByRole('button', { name: 'Show the plan' }));
        await expect(page).toHaveURL(/until=15mg/);
        await expect(ladder(page).last()).toContainText('15mg');
        await expect(section(page, /^What 6 orders of Mounjaro cost/)).toContainText('£1,259.70');
        expect(taps).toBeLessThanOrEqual(5);
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectNoAccessibilityFindings(page);
      });
    });
  }
});

test.describe('A plan', () => {
  readingTest(
    'says the lowest total with one provider and when changing',
    async ({ page, read, request }) => {
      const answer = await request.get(`/api${address.replace('/plan', '/plans')}`);
      const { lowestMixed } = (await answer.json()) as Plan;
      await read(address);
      const lowest = section(page, 'What 6 orders of Mounjaro cost at the lowest');
      await expect(lowest).toContainText('£1,349.70at Elmsworthy Pharmacy (GPhC)');
      await expect(lowest).toContainText('£1,329.45');
      // The days of the orders move with today.
      const [first, second, third] = lowestMixed!.changes.map(({ date }) => londonDate(date));
      await expect(lowest.getByRole('listitem')).toHaveText([
        `${first}: to Inglefold Health (CQC, GPhC). Consultation: Included. Delivery: Free. That saves £21.00 against staying at Dovelark Health.`,
        `${second}: to Elmsworthy Pharmacy (GPhC). Consultation: Included. Delivery: £4.95. Inglefold Health does not have a dose in stock at a price checked in the last 30 days, or a fee is not stated.`,
        `${third}: to Kestrelbrook Pharmacy (GPhC). Consultation: Included. Delivery: £3.50. That saves £4.35 against staying at Elmsworthy Pharmacy.`,
      ]);
    },
  );

  test('shows who has every dose, each order with its receipt, and on a press who is left out', async ({
    page,
  }) => {
    await page.goto(address);
    const providers = section(page, 'Providers with every dose');
    const listed = providers.locator('ol > li');
    await expect(listed).toHaveCount(4);
    const first = listed.first();
    await expect(first).toContainText('Elmsworthy Pharmacy');
    await first.getByText('Each order').click();
    const row = first.getByRole('row').nth(1);
    await expect(row).toContainText('£177.95');
    await expect(row.getByRole('link')).toHaveAttribute('href', /^\/prices\/\w/);

    const lacking = providers.getByRole('link', { name: 'Ashdrift Pharmacy', exact: true });
    await expect(lacking).toBeHidden();
    await providers.getByText('16 providers left out, and why').click();
    await expect(lacking).toBeVisible();
    await expect(providers).toContainText(/is out of stock|is not on its list/);
  });

  test('says which price is for new patients alone, on the screen and on paper', async ({
    page,
  }) => {
    await page.goto('/plan?medication=mounjaro');
    const first = section(page, 'Providers with every dose').locator('ol > li').first();
    await first.getByText('Each order').click();
    await expect(first.getByRole('row').nth(1)).toContainText('£119 for new patients');
    await expect(first.getByRole('row').nth(2)).not.toContainText('for new patients');
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('main').getByRole('row').nth(1);
    await expect(row.getByRole('cell').nth(1)).toContainText('£123.95');
    await expect(row.getByRole('cell').nth(1)).toContainText('for new patients');
  });

  readingTest(
    'marks who does not accept people who switch for somebody on treatment, not for a beginner',
    async ({ page, read }) => {
      const mark = 'Does not accept people who switch from another provider';
      const merrivane = section(page, 'Providers with every dose')
        .getByRole('listitem')
        .filter({ hasText: 'Merrivane Health' });
      await read('/plan?medication=mounjaro&dose=5mg&weeks=8&months=3');
      await expect(merrivane).toContainText(mark);
      await read('/plan?medication=mounjaro');
      await expect(merrivane).not.toContainText(mark);
    },
  );

  readingTest(
    'has the totals of the providers in one column',
    { tag: '@phone' },
    async ({ page, read }) => {
      await read('/plan?medication=mounjaro');
      const totals = section(page, 'Providers with every dose')
        .locator('ol > li > div')
        .getByText(/^£[\d,.]+$/);
      const ends = await totals.evaluateAll((all) =>
        all.map((total) => Math.round(total.getBoundingClientRect().right)),
      );
      expect(ends.length).toBeGreaterThan(9);
      expect([...new Set(ends)]).toHaveLength(1);
    },
  );

  readingTest(
    'draws the cost by month, says what it assumes, and that a prescriber decides the dose',
    async ({ page, read }) => {
      await read(address);
      const costs = section(page, 'Cost by month');
      await expect(costs.getByRole('img', { name: 'Mounjaro: total of each order' })).toBeVisible();
      await expect(costs).toContainText('If you stay with one provider from your first order');
      await expect(
        costs.getByRole('table', { name: 'Total of each order with one provider, with fees' }),
      ).toBeVisible();
      await expect(costs.getByRole('row')).toHaveCount(7);
      const main = page.getByRole('main');
      await expect(main.getByText('Your prescriber decides the dose.').first()).toBeVisible();
      await expect(main).toContainText(
        'Delivery is counted with each order, and the consultation fee as often as the provider charges it',
      );
      await expect(main).toContainText('No offer is taken off. Most have conditions');
      await expect(main.getByRole('link', { name: 'Offers that hold now' })).toHaveAttribute(
        'href',
        '/discounts',
      );
      await expect(main.getByRole('link', { name: /Source of the usual steps/ })).toHaveAttribute(
        'href',
        /medicines\.org\.uk/,
      );
    },
  );

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('is changed as a prescriber says: stay, go back, go up, and back to the usual', async ({
        page,
      }) => {
        await page.goto('/plan?medication=mounjaro&months=4');
        expect(await doses(page)).toEqual(['2.5mg', '5mg', '5mg', '5mg']);
        await ladder(page)
          .nth(1)
          .getByRole('link', { name: /^Stay at 2\.5mg/ })
          .click();
        await expect(page).toHaveURL('/plan?medication=mounjaro&months=4&doses=2.5mg%2C2.5mg');
        await expect(ladder(page).nth(1).locator('strong')).toHaveText('2.5mg');
        expect(await doses(page)).toEqual(['2.5mg', '2.5mg', '5mg', '5mg']);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          /^Mounjaro: 4 orders, 2\.5mg to 5mg\. Lowest total with one provider: £[\d.]+\.$/,
        );
        await ladder(page)
          .nth(3)
          .getByRole('link', { name: /^Go up to 7\.5mg/ })
          .click();
        await expect(ladder(page).nth(3).locator('strong')).toHaveText('7.5mg');
        await ladder(page)
          .nth(3)
          .getByRole('link', { name: /^Go back to 2\.5mg/ })
          .click();
        await expect(ladder(page).nth(3).locator('strong')).toHaveText('2.5mg');
        await page.getByRole('link', { name: 'Back to the usual steps' }).click();
        await expect(page).toHaveURL('/plan?medication=mounjaro&months=4');
        await expect(ladder(page).nth(1).locator('strong')).toHaveText('5mg');
        expect(await doses(page)).toEqual(['2.5mg', '5mg', '5mg', '5mg']);
        await ladder(page)
          .nth(2)
          .getByRole('link', { name: /^Go up to 7\.5mg/ })
          .click();
        await expect(ladder(page).nth(2).locator('strong')).toHaveText('7.5mg');
        expect(await doses(page)).toEqual(['2.5mg', '5mg', '7.5mg', '7.5mg']);
        await ladder(page)
          .nth(2)
          .getByRole('link', { name: /^Stay at 5mg/ })
          .click();
        await expect(ladder(page).nth(2).locator('strong')).toHaveText('5mg');
        expect(await doses(page)).toEqual(['2.5mg', '5mg', '5mg', '5mg']);
      });
    });
  }

  test.describe('that cannot be', () => {
    for (const [query, status, sentence] of [
      ['medication=nothing', 404, 'There is no medication “nothing”: choose '],
      [
        'medication=mounjaro&dose=3mg',
        400,
        '“3mg” is no usual dose of Mounjaro: choose 2.5mg, 5mg',
      ],
      ['medication=mounjaro&months=99', 400, 'months is a whole number from 1 to 12'],
    ] as const) {
      test(`says so in a sentence: ${query}`, async ({ page, complaints }) => {
        const response = await page.goto(`/plan?${query}`);
        expect(response?.status()).toBe(status);
        await expect(page.getByRole('main')).toContainText(sentence);
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Wegovy 1mg', exact: true }),
        ).toBeVisible();
        complaints.splice(0);
      });
    }
  });

  readingTest(
    'is not for search engines, but the way into one is',
    async ({ page, read, request }) => {
      await read(address);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await read('/plan');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/plan$/);
      const sitemap = await (await request.get('/sitemap.xml')).text();
      expect(sitemap).toContain('/plan</loc>');
      expect(sitemap).not.toContain('/plan?');
    },
  );

  readingTest(
    'is found from Compare, from a medication and from every page’s foot',
    async ({ page, read }) => {
      await read('/compare?medication=wegovy&dose=1mg');
      await expect(page.getByRole('link', { name: /^Plan what the next months/ })).toHaveAttribute(
        'href',
        '/plan?medication=wegovy&dose=1mg',
      );
      await read('/medications?filter=saxenda');
      await expect(page.getByRole('link', { name: /^Plan what the next months/ })).toHaveAttribute(
        'href',
        '/plan?medication=saxenda',
      );
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Plan Your Costs' }),
      ).toHaveAttribute('href', '/plan');
    },
  );

  test('prints on one page of A4 with three providers, their numbers and the date of each price', async ({
    page,
  }) => {
    const longest = address.replace('months=6', 'months=12');
    await open(page, longest);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const registered of [
      'Elmsworthy Pharmacy: GPhC SAMPLE-GPHC-23',
      'Kestrelbrook Pharmacy: GPhC SAMPLE-GPHC-26',
      'Dovelark Health: CQC SAMPLE-CQC-22',
      'GMC SAMPLE-GMC-22',
    ])
      await expect(main).toContainText(registered);
    await expect(main.getByText('Your prescriber decides the dose.').last()).toBeVisible();
    await expect(main.getByRole('row')).toHaveCount(14);
    await expect(main.getByText(/^\(\d{1,2} [A-Z][a-z]+ \d{4}\)$/)).toHaveCount(36);
    await expect(main.getByRole('link')).toHaveCount(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper).toMatch(/\/Count 1\b/);
  });

  for (const path of ['/plan', address]) {
    test(
      `has nothing for axe to find at any width: ${path}`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await open(page, path);
        for (const [width, scheme] of [
          [320, 'light'],
          [768, 'dark'],
          [1280, 'light'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: scheme });
          for (const part of await page.getByRole('main').locator('details').all()) {
            const summary = part.locator('> summary');
            if ((await summary.isVisible()) && (await part.getAttribute('open')) === null)
              await summary.click();
          }
          await expectNoSidewaysScroll(page);
          await expectNoAccessibilityFindings(page);
        }
      },
    );
  }

  test(
    'fits when the browser’s text is twice as large',
    { tag: '@nightly' },
    async ({ playwright, launchOptions, baseURL }) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({ baseURL });
      await open(page, address);
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => {
            const parts = [...document.querySelectorAll('main *')];
            return parts
              .filter((part) => part.getBoundingClientRect().right > innerWidth)
              .map((part) => part.outerHTML.slice(0, 80));
          }),
        ).toEqual([]);
      }
      await browser.close();
    },
  );

  test('is made with the keyboard alone', async ({ page }) => {
    await open(page, '/plan?medication=mounjaro&dose=5mg');
    await page.getByLabel('Dose to end at').focus();
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/until=10mg/);
    await expect(ladder(page).last()).toContainText('10mg');
    await expect(page.getByLabel('Dose to end at')).toBeFocused();
  });
});
