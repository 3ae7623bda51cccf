import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open,
  readingTest,
  test,
} from './journey.ts';

const hub = '/market-analysis';
const availability = `${hub}/august-2025-mounjaro-availability-report`;
const changes = `${hub}/august-2025-price-change-analysis`;
const overview = `${hub}/august-2025-market-overview`;

/** The report cards (specification, section 2). */
const cards = [
  {
    path: availability,
    title: 'Mounjaro availability report, August 2025',
    category: 'Provider Analysis',
    minutes: 10,
  },
  {
    path: changes,
    title: 'Price change analysis, August 2025',
    category: 'Price Analysis',
    minutes: 8,
  },
  {
    path: overview,
    title: 'Market overview, August 2025',
    category: 'Market Overview',
    minutes: 12,
  },
];

/** The cell texts of a table's rows. */
async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText }) => innerText),
      ),
    );
  return rows.map((cells) => cells.map((text) => text.replaceAll(/\s+/g, ' ').trim()));
}

test.describe('Market analysis hub (specification, section 2)', () => {
  readingTest(
    'claims 32 providers, 162+ products, updated monthly, and has a banner and an archive of reports',
    async ({ page, read }) => {
      await read(hub);
      const header = page.locator('main header');
      await expect(
        header.getByRole('listitem').filter({ hasText: /tracked|analysed|Updated/ }),
      ).toHaveText(['32 providers tracked', '162+ products analysed', 'Updated monthly']);

      const banner = page.getByRole('region', {
        name: 'Mounjaro availability report, August 2025',
      });
      await expect(banner).toContainText('Featured report');
      await expect(banner).toContainText(/77\s*products tracked/);
      await expect(banner.getByRole('link', { name: 'Read the report' })).toHaveAttribute(
        'href',
        availability,
      );

      const archive = page.getByRole('region', { name: 'Monthly Report Archive' });
      const thisMonth = londonDate(new Date(), { month: 'long', year: 'numeric' });
      await expect(page.getByText(`Next Report: ${thisMonth}`)).toBeVisible();
      for (const { path, category, minutes } of cards) {
        const card = archive
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href="${path}"]`) });
        await expect(card).toContainText(category);
        await expect(card).toContainText(`${minutes} min read`);
        await expect(
          card.getByRole('list', { name: 'Topics' }).getByRole('listitem'),
        ).not.toHaveCount(0);
      }
    },
  );

  test('is at its top when it is opened, smoothly where motion is welcome', async ({ page }) => {
    await open(page, hub);
    const behaviour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await open(page, overview);
    await page.getByRole('link', { name: 'All market reports' }).click();
    await expect(page).toHaveURL(hub);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('does not move under whoever reads on before the device is idle', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      window.requestIdleCallback = (whenIdle) => {
        addEventListener('idle', () => whenIdle({ didTimeout: true, timeRemaining: () => 0 }));
        return 0;
      };
    });
    await page.goto(hub);
    const place = await page.evaluate(async () => {
      // After the frame that follows loading.
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
      window.scrollTo(0, 300);
      dispatchEvent(new Event('idle'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return window.scrollY;
    });
    expect(place).toBe(300);
  });
});

for (const { path, title, category, minutes } of cards) {
  test.describe(`The report ${path} (specification, section 2)`, () => {
    test('says what it is, to people and to search engines, and has contents that lead to its sections', async ({
      page,
    }) => {
      await open(page, path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs).toHaveText([/^Home/, /^Market Analysis/, title]);
      await expect(crumbs.getByRole('link', { name: 'Market Analysis' })).toHaveAttribute(
        'href',
        hub,
      );
      const header = page.locator('main header');
      await expect(header).toContainText(category);
      await expect(header.getByRole('time').filter({ hasText: /^August 2025$/ })).toBeVisible();
      await expect(header).toContainText(`${minutes} min read`);

      await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>);
      expect(things).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ '@type': 'BreadcrumbList' }),
          expect.objectContaining({
            '@type': 'Article',
            headline: title,
            articleSection: category,
            timeRequired: `PT${minutes}M`,
          }),
          expect.objectContaining({
            '@type': 'Dataset',
            name: title,
            temporalCoverage: '2025-08',
          }),
        ]),
      );

      await page.getByText('Contents', { exact: true }).locator('visible=true').click();
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(links).not.toHaveCount(0);
      const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const id of ids) await expect(page.locator(id!)).toHaveCount(1);
      await links.last().click();
      await expect(page).toHaveURL(new RegExp(`${ids.at(-1)}$`));
      await expect(page.locator(`${ids.at(-1)} h2`)).toBeInViewport();
    });
  });
}

test.describe('Market overview (specification, section 2)', () => {
  const anchors = ['overview', 'trends', 'comparison', 'pricing', 'guidance'];
  const headers = (page: Page) => page.locator('main h2').getByRole('button');

  test('has five sections, open at first, each toggled by its header alone, opened by the contents, and printed though closed', async ({
    page,
  }) => {
    await open(page, overview);
    await expect(headers(page)).toHaveCount(5);
    const ids = await page
      .locator('section:has(> h2 button)')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual(anchors);
    for (const anchor of anchors) {
      await expect(page.locator(`#${anchor}-content`)).toBeVisible();
    }
    for (const [index, anchor] of anchors.entries()) {
      const header = headers(page).nth(index);
      await expect(header).toHaveAttribute('aria-expanded', 'true');
      await header.click();
      await expect(header).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator(`#${anchor}-content`)).toBeHidden();
      await expect(page.locator('main h2 [aria-expanded="true"]')).toHaveCount(4);
      await header.press('Enter');
      await expect(page.locator(`#${anchor}-content`)).toBeVisible();
      await expect(page.locator('main h2 [aria-expanded="true"]')).toHaveCount(5);
    }

    await headers(page).first().click();
    await headers(page).nth(3).click();
    await expect(page.locator('#pricing-content')).toBeHidden();
    await page.getByText('Contents', { exact: true }).locator('visible=true').click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Prices by medication and dose' })
      .click();
    await expect(page.locator('#pricing-content')).toBeVisible();
    await expect(page.locator('#overview-content')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#overview-content')).toBeVisible();
  });

  readingTest(
    'has an executive summary, prices by provider category and by dose as tables and charts, and tips',
    async ({ page, read }) => {
      await read(overview);
      const summary = page.getByRole('region', { name: 'Executive summary' });
      await expect(summary.getByRole('definition')).toHaveText(['162', '32', '2,000+', '95%']);
      await expect(summary).toContainText('89 went up and 65 went down');
      await expect(summary).toContainText('31 of them showed prices');

      const ranges = page.getByRole('table', {
        name: 'Lowest and highest monthly price in stock, by kind of provider, August 2025',
      });
      expect(await rowsOf(ranges)).toEqual([
        [
          'Online',
          '£129 to £263 £133.95 to £263.95 in total',
          '£99 to £249 £102.50 to £249.00 in total',
          '£157 to £206 £161.95 to £206.00 in total',
        ],
        [
          'Retail',
          '£138.95 to £220.95 £142.90 to £223.90 in total',
          '£112.95 to £155.95 £116.00 to £158.90 in total',
          '£150 to £219 £181.90 to £196.00 in total where both fees are stated',
        ],
        [
          'Specialist',
          '£144 to £319 £178.95 to £354.00 in total',
          '£115 to £329 £144.00 to £364.00 in total',
          '£219 to £280 £315.00 to £315.00 in total',
        ],
      ]);
      await expect(
        page.getByRole('img', { name: 'From the lowest to the highest price' }),
      ).toContainText('RetailMounjaro£138.95 to £220.95');

      const doses = page.getByRole('table', {
        name: 'Monthly price in stock, by medication and dose, August 2025',
      });
      await expect(doses.getByRole('columnheader')).toHaveText([
        'Dose',
        'Best',
        'Highest',
        'Average',
        /^% difference/,
      ]);
      const rows = await rowsOf(doses);
      // The lowest and highest prices of the specification: £129 to £319, £99 to £329 and £150 to £280.
      for (const row of [
        [
          '2.5mg',
          '£129 £133.95 in total',
          '£163 £208.00 in total',
          '£144.07 £158.29 in total',
          '+26.4%',
        ],
        [
          '15mg',
          '£243 £246.50 in total',
          '£319 £354.00 in total',
          '£263.28 £270.06 in total',
          '+31.3%',
        ],
        [
          '0.25mg',
          '£99 £102.50 in total',
          '£131 £191.00 in total',
          '£117.26 £136.06 in total',
          '+32.3%',
        ],
        [
          '2.4mg',
          '£235 £239.95 in total',
          '£329 £364.00 in total',
          '£258.60 £268.09 in total',
          '+40.0%',
        ],
        [
          '3mg daily',
          '£150 £161.95 in total',
          '£280 £315.00 in total',
          '£185.96 £194.12 in total',
          '+86.7%',
        ],
      ]) {
        expect(rows).toContainEqual(row);
      }
      expect(rows.filter((cells) => cells.length > 1)).toHaveLength(12);
      await expect(
        page.getByRole('img', { name: 'From the best to the highest price of each dose' }),
      ).toContainText('2.5mg£129 to £163');
      const tips = page.getByRole('heading', { name: 'Tips for comparing' }).locator('xpath=..');
      await expect(tips.getByRole('listitem')).toHaveCount(9);
    },
  );

  test('has a subscribe form with its source, button, placeholder and consent', async ({
    page,
  }) => {
    await open(page, overview);
    await expectSubscribeForm(page, { source: 'market_analysis', button: 'Notify Me' });
  });
});

test.describe('Price change analysis (specification, section 2)', () => {
  readingTest(
    'claims 162 products, 89 increases, 65 decreases and 95% changed, and sums them up by provider and dose',
    async ({ page, read }) => {
      await read(changes);
      await expect(
        page.getByRole('region', { name: 'The month in figures' }).getByRole('definition'),
      ).toHaveText(['95%', '162', '89', '65']);
      const chart = page.getByRole('img', { name: 'Monthly prices that changed in August 2025' });
      await expect(chart.locator('circle')).toHaveCount(154);
      await expect(chart.locator('circle.fill-up')).toHaveCount(89);
      await expect(chart.locator('circle.fill-down')).toHaveCount(65);

      const providers = page.getByRole('table', { name: /^Price changes by provider/ });
      const sums = await rowsOf(providers);
      expect(sums).toHaveLength(31);
      expect(sums[0]).toEqual(['Cobblemoor Pharmacy', '4', '0', 'Increase +7.8%']);
      expect(sums).toContainEqual(['Dovelark Health', '8', '4', 'Increase +0.3%']);
      expect(sums).toContainEqual(['Zennorby Health', '0', '0', 'Unchanged 0.0%']);
      expect(sums[30]).toEqual(['Rookthwaite Pharmacy', '0', '7', 'Decrease −4.8%']);
      const sumOf = (column: number) => sums.reduce((sum, cells) => sum + Number(cells[column]), 0);
      expect([sumOf(1), sumOf(2)]).toEqual([89, 65]);
      await expect(providers.getByRole('link', { name: 'Cobblemoor Pharmacy' })).toHaveAttribute(
        'href',
        '/provider/cobblemoor-pharmacy',
      );

      const mounjaro = page.getByRole('table', { name: 'Price changes of Mounjaro by dose' });
      expect(await rowsOf(mounjaro)).toEqual([
        ['2.5mg', '12', '7', 'Increase +0.7%'],
        ['5mg', '10', '7', 'Increase +1.2%'],
        ['7.5mg', '8', '6', 'Increase +0.6%'],
        ['10mg', '6', '5', 'Increase +0.3%'],
        ['12.5mg', '1', '5', 'Decrease −2.6%'],
        ['15mg', '5', '3', 'Decrease −0.1%'],
      ]);
      expect(
        await rowsOf(page.getByRole('table', { name: 'Price changes of Wegovy by dose' })),
      ).toEqual([
        ['0.25mg', '13', '7', 'Increase +0.9%'],
        ['0.5mg', '9', '9', 'Decrease −0.4%'],
        ['1mg', '9', '5', 'Increase +1.4%'],
        ['1.7mg', '6', '3', 'Increase +2.8%'],
        ['2.4mg', '3', '3', 'Increase +1.2%'],
      ]);
      // An increase is red, a decrease green.
      await expect(mounjaro.getByText('+0.7%')).toHaveCSS('color', 'rgb(171, 31, 31)');
      await expect(mounjaro.getByText('−2.6%')).toHaveCSS('color', 'rgb(23, 102, 58)');

      const insights = page.getByRole('region', { name: 'Market insights' });
      await expect(insights.getByRole('heading', { level: 3 })).not.toHaveCount(0);
      for (const slug of ['mounjaro-guide', 'wegovy-guide', 'side-effects-guide']) {
        await expect(page.getByRole('main').locator(`a[href="/articles/${slug}"]`)).toBeVisible();
      }
    },
  );

  test('lists 154 changes with provider, medication, dose, both prices, amount, percentage, direction, and prints them though closed', async ({
    page,
  }) => {
    await open(page, changes);
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('rowheader', { name: 'Mounjaro 2.5mg' }).first();
    await expect(printed).toBeVisible();
    expect((await printed.boundingBox())?.height).toBeGreaterThan(0);
    await page.emulateMedia({ media: null });

    const list = page.locator('details', { hasText: 'Alderwick Pharmacy' });
    await list.locator('summary').press('Enter');
    await expect(list.getByRole('table')).toBeVisible();
    await list.locator('summary').press('Enter');
    await expect(list.getByRole('table')).toBeHidden();

    await page.getByRole('button', { name: 'Open all providers' }).click();
    const tables = page.locator('#all-changes ~ div .report-table');
    await expect(tables).toHaveCount(26);
    await expect(tables.locator('tbody tr:visible')).toHaveCount(154);
    const alderwick = page.getByRole('table', { name: 'Price changes of Alderwick Pharmacy' });
    expect(await rowsOf(alderwick)).toEqual([
      ['Mounjaro 2.5mg', '£151.95', '£144.95 £147.90 in total', 'Decrease −£7 −4.6%'],
      ['Mounjaro 5mg', '£177.95', '£172.95 £175.90 in total', 'Decrease −£5 −2.8%'],
      ['Mounjaro 7.5mg', '£210.95', '£200.95 £203.90 in total', 'Decrease −£10 −4.7%'],
      ['Mounjaro 10mg', '£235.95', '£220.95 £223.90 in total', 'Decrease −£15 −6.4%'],
      ['Wegovy 0.25mg', '£106.95', '£114.95 £117.90 in total', 'Increase +£8 +7.5%'],
      ['Wegovy 0.5mg', '£132.95', '£128.95 £131.90 in total', 'Decrease −£4 −3.0%'],
      ['Wegovy 1mg', '£158.95', '£155.95 £158.90 in total', 'Decrease −£3 −1.9%'],
      ['Saxenda 3mg daily', '£191.95', '£181.95 £184.90 in total', 'Decrease −£10 −5.2%'],
    ]);
  });
});

test.describe('Mounjaro availability report (specification, section 2)', () => {
  readingTest(
    'claims 77 products, doses, delays and a date of changes, and groups what providers said',
    async ({ page, read }) => {
      await read(availability);
      const summary = page.getByRole('region', { name: 'Summary' });
      await expect(summary.getByRole('definition')).toHaveText([
        '77',
        '70',
        'Up to 7 days',
        'September 1, 2025',
      ]);
      await expect(summary).toContainText('doses from 2.5 to 15mg');
      await expect(summary).toContainText('2-3 pens');

      for (const { name, count, first, quotes, quote, note } of [
        {
          name: 'Confirmed stock issues',
          count: 7,
          first: 'Alderwick Pharmacy',
          quotes: 5,
          quote: '“We are waiting for 7.5mg and expect it in the first week of September.”',
          note: '7.5mg was out of stock in August.',
        },
        {
          name: 'Stock available',
          count: 12,
          first: 'Birchquill Clinic',
          quotes: 3,
          quote: '“All six doses are in our own pharmacy today.”',
          note: 'All 3 listed doses could be ordered: 2.5mg, 5mg and 7.5mg.',
        },
        {
          name: 'Price increase communications',
          count: 6,
          first: 'Birchquill Clinic',
          quotes: 4,
          quote:
            '“From September 1, 2025 our prices for Mounjaro will be higher. Your doctor will go through them with you at your next review.”',
          note: 'Told its patients by letter. The new prices were not named.',
        },
      ]) {
        const part = page.getByRole('heading', { level: 3, name }).locator('xpath=..');
        await expect(part.getByRole('heading', { level: 4 })).toHaveCount(count);
        await expect(part.getByRole('heading', { level: 4 }).first()).toHaveText(first);
        await expect(part.getByRole('blockquote')).toHaveCount(quotes);
        await expect(part.getByRole('blockquote').first()).toHaveText(quote);
        await expect(part).toContainText(note);
      }
      await expect(page.getByRole('link', { name: 'Fenwhistle Health' })).toHaveAttribute(
        'href',
        '/provider/fenwhistle-health',
      );
      await expect(page.getByRole('region', { name: 'Restrictions' }).getByRole('term')).toHaveText(
        [
          /^Delivery limited to some regions/,
          /^Cold-chain delivery/,
          /^BMI 30\+, or 27\+ with a weight-related condition/,
          /^Online consultation required/,
          /^Purchase limits of 2-3 pens/,
        ],
      );
      await expect(page.getByRole('region', { name: 'How we worked' })).toContainText(
        'We looked at the listings of all 32 providers',
      );
    },
  );

  test('has a subscribe form that refuses an address without an @, and says when it is done', async ({
    page,
  }) => {
    await open(page, availability);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/subscriptions')) requests += 1;
    });
    await page.getByLabel('Email address').fill('reader.example');
    await page.getByRole('button', { name: 'Subscribe to Reports' }).click();
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
    expect(requests).toBe(0);

    await expectSubscribeForm(page, {
      source: 'availability_report',
      button: 'Subscribe to Reports',
    });
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('');
    expect(requests).toBe(1);
  });
});

test.describe('A report on a month whose changes are known', () => {
  test('has the bullets of its findings at their first lines', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(hub);
    await page.locator('a[href$="-market-overview"]').first().click();
    const findings = page.getByRole('region', { name: 'What changed' }).getByRole('listitem');
    const drop = await findings.first().evaluate((item) => {
      const link = item.querySelector('a')!;
      // Stands on the line that the bullet stands on.
      const wordJoiner = document.createElement('span');
      wordJoiner.textContent = '\u2060';
      item.prepend(wordJoiner);
      return wordJoiner.getBoundingClientRect().top - link.getBoundingClientRect().top;
    });
    expect(drop).toBeLessThan(12);
  });
});

test.describe('Market analysis everywhere', () => {
  for (const path of [hub, availability, changes, overview]) {
    test(
      `${path} is accessible, and fits into 320 px`,
      { tag: ['@phone', '@nightly'] },
      async ({ page }) => {
        await open(page, path);
        await expectNoAccessibilityFindings(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
      },
    );

    test(`${path} is accessible in dark colours`, { tag: '@nightly' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, path);
      await expectNoAccessibilityFindings(page);
    });
  }

  test(
    'the opened lists of changes are accessible, also at 320 px',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, changes);
      await page.getByRole('button', { name: 'Open all providers' }).click();
      await expect(page.locator('details[open]')).toHaveCount(26);
      await expectNoSidewaysScroll(page);
      // One list is as good as another.
      await expectNoAccessibilityFindings(page, 'details[open]:first-of-type');
    },
  );

  for (const path of [changes, overview]) {
    readingTest(
      `${path} has tables with captions and scopes, and charts with names`,
      async ({ page, read }) => {
        await read(path);
        const captions = await page
          .locator('.report-table')
          .evaluateAll((tables) =>
            tables.map((table) => table.querySelector('caption')?.textContent ?? ''),
          );
        expect(captions.length).toBeGreaterThan(1);
        expect(captions.filter((caption) => caption.trim() === '')).toEqual([]);
        await expect(page.locator('.report-table th:not([scope])')).toHaveCount(0);
        const charts = page.getByRole('img').filter({ has: page.locator('svg') });
        await expect(charts).not.toHaveCount(0);
        for (const chart of await charts.all()) await expect(chart).toHaveAccessibleName(/./);
        await expect(page.locator('canvas')).toHaveCount(0);
      },
    );
  }

  test('an unknown report gets a 404 with its own page', async ({ request }) => {
    const answer = await request.get(`${hub}/july-2025-report`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

test.describe('Market analysis without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the hub to a report, whose form subscribes through /subscribe', async ({
    page,
  }) => {
    await page.goto(hub);
    await page.getByRole('link', { name: 'Market overview, August 2025' }).click();
    await expect(page).toHaveURL(overview);
    await page.getByLabel('Email address').fill(`no-script-${randomUUID()}@reader.example`);
    await page.getByRole('button', { name: 'Notify Me' }).click();
    await expect(page).toHaveURL(/\/subscribe\?result=subscribed$/);
    await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible();
  });

  readingTest(
    'shows the sections of the overview open, under plain headings',
    async ({ page, read }) => {
      await read(overview);
      await expect(page.locator('main h2').getByRole('button')).toHaveCount(0);
      for (const anchor of ['overview', 'trends', 'comparison', 'pricing', 'guidance']) {
        await expect(page.locator(`#${anchor}-content`)).toBeVisible();
      }
    },
  );

  test('opens the changes of a provider', async ({ page }) => {
    await page.goto(changes);
    await page.locator('summary', { hasText: 'Birchquill Clinic' }).click();
    await expect(
      page.getByRole('table', { name: 'Price changes of Birchquill Clinic' }),
    ).toBeVisible();
  });
});

async function expectSubscribeForm(
  page: Page,
  { source, button }: { source: string; button: string },
): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: button }) });
  await expect(form.locator('input[name="source"]')).toHaveValue(source);
  await expect(form.getByLabel('Email address')).toHaveAttribute(
    'placeholder',
    'Your email address',
  );
  await expect(form.getByRole('link')).toHaveAttribute('href', '/privacy');
  await expect(form).toContainText('By subscribing you agree');
  const request = page.waitForRequest('**/api/subscriptions');
  const name = `${source}-${randomUUID()}`;
  await form.getByLabel('Email address').fill(`  ${name}@Reader.Example `);
  await form.getByRole('button', { name: button }).click();
  expect((await request).postDataJSON()).toEqual({ email: `${name}@reader.example`, source });
}
