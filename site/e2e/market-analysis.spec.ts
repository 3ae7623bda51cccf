import { expect, type Locator, type Page } from '@playwright/test';
import { formatMonth } from '#contract/rules/date.ts';
import type { MarketReport, ReportBlock } from '#contract/schemas/market-report.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

const hub = '/market-analysis';
const availability = `${hub}/august-2025-mounjaro-availability-report`;
const changes = `${hub}/august-2025-price-change-analysis`;
const overview = `${hub}/august-2025-market-overview`;

/** The report cards (specification, section 2). */
const cards = [
  { path: availability, category: 'Provider Analysis', minutes: 10 },
  { path: changes, category: 'Price Analysis', minutes: 8 },
  { path: overview, category: 'Market Overview', minutes: 12 },
];

const pages = [{ path: hub }, ...cards];

/** The report's figures from the API. */
async function blockOf<Type extends ReportBlock['blockType']>(
  page: Page,
  path: string,
  blockType: Type,
) {
  const answer = await page.request.get(path.replace(hub, '/api/market-reports'));
  const { sections } = (await answer.json()) as MarketReport;
  const block = sections
    .flatMap(({ blocks }) => blocks)
    .find((each) => each.blockType === blockType);
  return block as Extract<ReportBlock, { blockType: Type }>;
}

/** The cell texts of a table's rows. */
async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map(oneLine)),
  );
}

/** A change in words and figures; where all prices stayed there is none. */
function changeText(change: number): string {
  if (change === 0) return 'Unchanged 0.0%';
  return `${change > 0 ? 'Increase' : 'Decrease'} ${signed(change)}`;
}

/** A price of a table with what it comes to under it. */
function withTotal(text: string, total: string | null): string {
  return total === null ? `${text} total not stated` : `${text} £${total} in total`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

test.describe('Market analysis hub (specification, section 2)', () => {
  test.beforeEach(({ page }) => open(page, hub));

  test('claims 32 providers tracked, 162+ products analysed, updated monthly', async ({ page }) => {
    const { totalProviders, totalProducts } = (await (
      await page.request.get('/api/stats')
    ).json()) as Stats;
    expect([totalProviders, totalProducts]).toEqual([32, 162]);
    const header = page.locator('main header');
    await expect(
      header.getByRole('listitem').filter({ hasText: /tracked|analysed|Updated/ }),
    ).toHaveText(['32 providers tracked', '162+ products analysed', 'Updated monthly']);
  });

  test('has a featured banner that links to the Mounjaro report with 77 products tracked', async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name: 'Mounjaro availability report, August 2025' });
    await expect(banner).toContainText('Featured report');
    await expect(banner).toContainText(/77\s*products tracked/);
    await banner.getByRole('link', { name: 'Read the report' }).click();
    await expect(page).toHaveURL(availability);
  });

  test('has the Monthly Report Archive with the note that this month’s report is next', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Monthly Report Archive' })).toBeVisible();
    const thisMonth = formatMonth(new Date().toISOString());
    await expect(page.getByText(`Next Report: ${thisMonth}`)).toBeVisible();
  });

  for (const { path, category, minutes } of cards) {
    test(`has a card for ${path}: ${category}, ${minutes} min`, async ({ page }) => {
      const card = page
        .getByRole('region', { name: 'Monthly Report Archive' })
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${path}"]`) });
      await expect(card).toContainText(category);
      await expect(card).toContainText(`${minutes} min read`);
      await expect(
        card.getByRole('list', { name: 'Topics' }).getByRole('listitem'),
      ).not.toHaveCount(0);
      await card.getByRole('link').click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('August 2025');
    });
  }

  test('is at its top when it is opened, smoothly where motion is welcome', async ({ page }) => {
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
});

for (const { path, category, minutes } of cards) {
  test.describe(`The report ${path} (specification, section 2)`, () => {
    test.beforeEach(({ page }) => open(page, path));

    test('has breadcrumbs Home / Market Analysis / title', async ({ page }) => {
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs).toHaveText([
        /^Home/,
        /^Market Analysis/,
        await page.getByRole('heading', { level: 1 }).innerText(),
      ]);
      await crumbs.getByRole('link', { name: 'Market Analysis' }).click();
      await expect(page).toHaveURL(hub);
    });

    test('names its category, its month and how long it takes', async ({ page }) => {
      const header = page.locator('main header');
      await expect(header).toContainText(category);
      await expect(header.getByRole('time').filter({ hasText: /^August 2025$/ })).toBeVisible();
      await expect(header).toContainText(`${minutes} min read`);
    });

    test('has a table of contents that links to its sections', async ({ page }) => {
      await page.getByText('Contents', { exact: true }).locator('visible=true').click();
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const id of ids) await expect(page.locator(id!)).toHaveCount(1);
      await links.last().click();
      await expect(page).toHaveURL(new RegExp(`${ids.at(-1)}$`));
      await expect(page.locator(`${ids.at(-1)} h2`)).toBeInViewport();
    });

    test('is described for search engines as an article and a data set', async ({ page }) => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
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
      await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    });
  });
}

test.describe('Market overview (specification, section 2)', () => {
  const anchors = ['overview', 'trends', 'comparison', 'pricing', 'guidance'];
  const headers = (page: Page) => page.locator('main h2').getByRole('button');

  test.beforeEach(({ page }) => open(page, overview));

  test('has five collapsible sections: overview, trends, comparison, pricing, guidance', async ({
    page,
  }) => {
    await expect(headers(page)).toHaveCount(5);
    const ids = await page
      .locator('section:has(> h2 button)')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual(anchors);
  });

  test('has all of them open at first', async ({ page }) => {
    for (const [index, anchor] of anchors.entries()) {
      await expect(headers(page).nth(index)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator(`#${anchor}-content`)).toBeVisible();
    }
  });

  test('toggles each by a click on its header, and only that one', async ({ page }) => {
    for (const [index, anchor] of anchors.entries()) {
      const header = headers(page).nth(index);
      await header.click();
      await expect(header).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator(`#${anchor}-content`)).toBeHidden();
      await expect(page.locator('main h2 [aria-expanded="true"]')).toHaveCount(4);
      await header.press('Enter');
      await expect(page.locator(`#${anchor}-content`)).toBeVisible();
      await expect(page.locator('main h2 [aria-expanded="true"]')).toHaveCount(5);
    }
  });

  test('opens a collapsed section that the table of contents links to', async ({ page }) => {
    await headers(page).nth(3).click();
    await page.getByText('Contents', { exact: true }).locator('visible=true').click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Prices by medication and dose' })
      .click();
    await expect(page.locator('#pricing-content')).toBeVisible();
  });

  test('also prints collapsed sections', async ({ page }) => {
    await headers(page).first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#overview-content')).toBeVisible();
  });

  test('begins with an executive summary of its key figures', async ({ page }) => {
    const summary = page.getByRole('region', { name: 'Executive summary' });
    await expect(summary.getByRole('definition')).toHaveText(['162', '32', '2,000+', '95%']);
    await expect(summary).toContainText('89 went up and 65 went down');
    await expect(summary).toContainText('31 of them showed prices');
  });

  test('has price ranges of the provider categories, as a table and as a chart', async ({
    page,
  }) => {
    const { caption, rows } = await blockOf(page, overview, 'priceRanges');
    const table = page.getByRole('table', { name: caption });
    await expect(table.getByRole('rowheader')).toHaveText(['Online', 'Retail', 'Specialist']);
    const texts = (await rowsOf(table)).flatMap(([, ...cells]) => cells);
    const ranges = rows.map(({ lowest, highest }) => `${price(lowest)} to ${price(highest)}`);
    expect(texts).toEqual(
      rows.map(({ lowestTotal, highestTotal }, index) =>
        lowestTotal === null
          ? `${ranges[index]} total not stated`
          : `${ranges[index]} £${lowestTotal} to £${highestTotal} in total`,
      ),
    );
    const chart = page.getByRole('img', { name: 'From the lowest to the highest price' });
    for (const text of ranges) await expect(chart).toContainText(text);
  });

  test('has a price table by medication and dose: best, highest, average, % difference', async ({
    page,
  }) => {
    const { caption, rows } = await blockOf(page, overview, 'dosePrices');
    expect(rows).not.toEqual([]);
    const table = page.getByRole('table', { name: caption });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Dose',
      'Best',
      'Highest',
      'Average',
      /^% difference/,
    ]);
    expect((await rowsOf(table)).filter((cells) => cells.length > 1)).toEqual(
      rows.map((row) => [
        row.dose,
        withTotal(price(row.best), row.bestTotal),
        withTotal(price(row.highest), row.highestTotal),
        withTotal(`£${row.average}`, row.averageTotal),
        `+${row.percentageDifference.toFixed(1)}%`,
      ]),
    );
    const chart = page.getByRole('img', {
      name: 'From the best to the highest price of each dose',
    });
    for (const { best, highest } of rows) {
      await expect(chart).toContainText(`${price(best)} to ${price(highest)}`);
    }
  });

  test('has Mounjaro at £129-£319, Wegovy at £99-£329 and Saxenda at £150-£280', async ({
    page,
  }) => {
    const { rows } = await blockOf(page, overview, 'dosePrices');
    const rangeOf = (name: string) => {
      const doses = rows.filter(({ medication }) => medication === name);
      return [
        Math.min(...doses.map(({ best }) => Number(best))),
        Math.max(...doses.map(({ highest }) => Number(highest))),
      ];
    };
    expect(['Mounjaro', 'Wegovy', 'Saxenda'].map(rangeOf)).toEqual([
      [129, 319],
      [99, 329],
      [150, 280],
    ]);
  });

  test('has consumer tips', async ({ page }) => {
    const tips = page.getByRole('heading', { name: 'Tips for comparing' }).locator('xpath=..');
    await expect(tips.getByRole('listitem')).toHaveCount(9);
  });

  test('has a subscribe form with its source, button, placeholder and consent', async ({
    page,
  }) => {
    await expectSubscribeForm(page, { source: 'market_analysis', button: 'Notify Me' });
  });
});

test.describe('Price change analysis (specification, section 2)', () => {
  test.beforeEach(({ page }) => open(page, changes));

  test('claims 162 products, 89 increases, 65 decreases, 95% changed', async ({ page }) => {
    await expect(
      page.getByRole('region', { name: 'The month in figures' }).getByRole('definition'),
    ).toHaveText(['95%', '162', '89', '65']);
  });

  test('lists 154 changes with provider, medication, dose, both prices, amount, percentage, direction', async ({
    page,
  }) => {
    const { records: compared } = await blockOf(page, changes, 'priceChanges');
    const records = compared.filter(({ direction }) => direction !== 'same');
    expect([compared.length, records.length]).toEqual([162, 154]);
    await page.getByRole('button', { name: 'Open all providers' }).click();
    const listed: string[][] = [];
    for (const table of await page.locator('#all-changes ~ div .report-table').all()) {
      const caption = await table.locator('caption').innerText();
      const provider = caption.replace('Price changes of ', '');
      listed.push(...(await rowsOf(table)).map((cells) => [provider, ...cells]));
    }
    const expected = records.map((record) => [
      record.provider,
      `${record.medication} ${record.dosage}`,
      price(record.baselinePrice),
      withTotal(price(record.currentPrice), record.currentTotal),
      `${record.direction === 'increase' ? 'Increase +' : 'Decrease −'}${price(record.changeAmount.replace('-', ''))} ${signed(record.changePercentage)}`,
    ]);
    expect(listed.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });

  test('shows an increase in red with a plus and a decrease in green', async ({ page }) => {
    const colourOf = (text: string) =>
      page
        .getByRole('table', { name: 'Price changes of Mounjaro by dose' })
        .getByText(text)
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('+0.7%')).toBe('rgb(171, 31, 31)');
    expect(await colourOf('−2.6%')).toBe('rgb(23, 102, 58)');
  });

  test('sums up increases, decreases and the average change of each provider', async ({ page }) => {
    const { byProvider } = await blockOf(page, changes, 'priceChanges');
    expect(byProvider.reduce((sum, { increases }) => sum + increases, 0)).toBe(89);
    expect(byProvider.reduce((sum, { decreases }) => sum + decreases, 0)).toBe(65);
    const table = page.getByRole('table', { name: /^Price changes by provider/ });
    expect(await rowsOf(table)).toEqual(
      byProvider.map(({ provider, increases, decreases, avgChange }) => [
        provider,
        String(increases),
        String(decreases),
        changeText(avgChange),
      ]),
    );
    await table.getByRole('link', { name: 'Cobblemoor Pharmacy' }).click();
    await expect(page).toHaveURL('/provider/cobblemoor-pharmacy');
  });

  for (const [medication, doses] of [
    ['Mounjaro', ['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg']],
    ['Wegovy', ['0.25mg', '0.5mg', '1mg', '1.7mg', '2.4mg']],
  ] as const) {
    test(`breaks ${medication} down by dose`, async ({ page }) => {
      await expect(page.getByRole('heading', { name: `${medication} by dose` })).toBeVisible();
      const { byDose } = await blockOf(page, changes, 'priceChanges');
      const summaries = byDose.filter((summary) => summary.medication === medication);
      expect(summaries.map(({ dosage }) => dosage)).toEqual(doses);
      const table = page.getByRole('table', { name: `Price changes of ${medication} by dose` });
      expect(await rowsOf(table)).toEqual(
        summaries.map(({ dosage, increases, decreases, avgChange }) => [
          dosage,
          String(increases),
          String(decreases),
          changeText(avgChange),
        ]),
      );
    });
  }

  test('draws every change as a dot', async ({ page }) => {
    const chart = page.getByRole('img', { name: 'Monthly prices that changed in August 2025' });
    await expect(chart.locator('circle')).toHaveCount(154);
    await expect(chart.locator('circle.fill-up')).toHaveCount(89);
    await expect(chart.locator('circle.fill-down')).toHaveCount(65);
  });

  test('opens and closes the list of a provider by keyboard', async ({ page }) => {
    const list = page.locator('details', { hasText: 'Alderwick Pharmacy' });
    await list.locator('summary').press('Enter');
    await expect(list.getByRole('table')).toBeVisible();
    await list.locator('summary').press('Enter');
    await expect(list.getByRole('table')).toBeHidden();
  });

  test('has market insights', async ({ page }) => {
    const insights = page.getByRole('region', { name: 'Market insights' });
    await expect(insights.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  });

  test('links to the Mounjaro, Wegovy and side-effects guides', async ({ page }) => {
    for (const slug of ['mounjaro-guide', 'wegovy-guide', 'side-effects-guide']) {
      await expect(page.getByRole('main').locator(`a[href="/articles/${slug}"]`)).toBeVisible();
    }
  });

  test('prints the changes of every provider', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const cell = page.getByRole('rowheader', { name: 'Mounjaro 2.5mg' }).first();
    await expect(cell).toBeVisible();
    expect((await cell.boundingBox())?.height).toBeGreaterThan(0);
  });
});

test.describe('Mounjaro availability report (specification, section 2)', () => {
  test.beforeEach(({ page }) => open(page, availability));

  test('groups quotes and notes into stock issues, stock available and price increases', async ({
    page,
  }) => {
    const { statements } = await blockOf(page, availability, 'stockStatements');
    const groups = [
      ['issues', 'Confirmed stock issues'],
      ['available', 'Stock available'],
      ['priceIncrease', 'Price increase communications'],
    ];
    for (const [group, name] of groups) {
      const inGroup = statements.filter((statement) => statement.group === group);
      expect(inGroup, name).not.toEqual([]);
      const part = page.getByRole('heading', { level: 3, name }).locator('xpath=..');
      await expect(part.getByRole('heading', { level: 4 })).toHaveText(
        inGroup.map(({ provider }) => provider),
      );
      await expect(part.getByRole('blockquote')).toHaveText(
        inGroup.flatMap(({ quote }) => (quote === null ? [] : [`“${quote}”`])),
      );
      for (const { note } of inGroup) await expect(part).toContainText(note);
    }
  });

  test('links a statement to its provider', async ({ page }) => {
    await page.getByRole('link', { name: 'Fenwhistle Health' }).click();
    await expect(page).toHaveURL('/provider/fenwhistle-health');
  });

  test('claims 77 products, doses of 2.5 to 15mg, delays of up to 7 days, changes on September 1, 2025', async ({
    page,
  }) => {
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('definition')).toHaveText([
      '77',
      '70',
      'Up to 7 days',
      'September 1, 2025',
    ]);
    await expect(summary).toContainText('doses from 2.5 to 15mg');
    await expect(summary).toContainText('2-3 pens');
  });

  test('names the restrictions', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Restrictions' }).getByRole('term')).toHaveText([
      /^Delivery limited to some regions/,
      /^Cold-chain delivery/,
      /^BMI 30\+, or 27\+ with a weight-related condition/,
      /^Online consultation required/,
      /^Purchase limits of 2-3 pens/,
    ]);
  });

  test('says how it was made', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'How we worked' })).toContainText(
      'We looked at the listings of all 32 providers',
    );
  });

  test('has a subscribe form with its source, button, placeholder and consent', async ({
    page,
  }) => {
    await expectSubscribeForm(page, {
      source: 'availability_report',
      button: 'Subscribe to Reports',
    });
  });

  test('subscribes, says so and clears the field', async ({ page }) => {
    const address = `report-${Date.now()}@reader.example`;
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Subscribe to Reports' }).click();
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });

  test('refuses an address without an @ and sends nothing', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/subscriptions')) requests += 1;
    });
    await page.getByLabel('Email address').fill('reader.example');
    await page.getByRole('button', { name: 'Subscribe to Reports' }).click();
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
    expect(requests).toBe(0);
  });
});

test.describe('Market analysis everywhere', () => {
  for (const { path } of pages) {
    test(`${path} is accessible`, { tag: '@phone' }, async ({ page }) => {
      await open(page, path);
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
    });

    test(`${path} fits into 320 px`, { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    });

    test(`${path} is accessible in dark colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, path);
      await expectNoAccessibilityFindings(page);
    });
  }

  test(
    'the opened lists of changes are accessible, also at 320 px',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, changes);
      await page.getByRole('button', { name: 'Open all providers' }).click();
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
    },
  );

  for (const path of [changes, overview]) {
    test(`${path} has tables with captions and scopes, and charts with names`, async ({ page }) => {
      await page.goto(path);
      const tables = page.locator('.report-table');
      await expect(tables).not.toHaveCount(0);
      for (const table of await tables.all()) {
        await expect(table.locator('caption')).not.toBeEmpty();
        await expect(table.locator('th:not([scope])')).toHaveCount(0);
      }
      const charts = page.getByRole('img').filter({ has: page.locator('svg') });
      await expect(charts).not.toHaveCount(0);
      for (const chart of await charts.all()) await expect(chart).toHaveAccessibleName(/./);
      await expect(page.locator('canvas')).toHaveCount(0);
    });
  }

  test('an unknown report gets a 404 with its own page', async ({ request }) => {
    const answer = await request.get(`${hub}/july-2025-report`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

test.describe('Market analysis without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the hub to a report', async ({ page }) => {
    await page.goto(hub);
    await page.getByRole('link', { name: 'Market overview, August 2025' }).click();
    await expect(page).toHaveURL(overview);
  });

  test('shows the sections of the overview open, under plain headings', async ({ page }) => {
    await page.goto(overview);
    await expect(page.locator('main h2').getByRole('button')).toHaveCount(0);
    for (const anchor of ['overview', 'trends', 'comparison', 'pricing', 'guidance']) {
      await expect(page.locator(`#${anchor}-content`)).toBeVisible();
    }
  });

  test('opens the changes of a provider', async ({ page }) => {
    await page.goto(changes);
    await page.locator('summary', { hasText: 'Birchquill Clinic' }).click();
    await expect(
      page.getByRole('table', { name: 'Price changes of Birchquill Clinic' }),
    ).toBeVisible();
  });

  test('subscribes through /subscribe', async ({ page }) => {
    await page.goto(overview);
    await page.getByLabel('Email address').fill(`no-script-${Date.now()}@reader.example`);
    await page.getByRole('button', { name: 'Notify Me' }).click();
    await expect(page).toHaveURL(/\/subscribe\?result=subscribed$/);
    await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible();
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
  const name = `${source}-${Date.now()}`;
  await form.getByLabel('Email address').fill(`  ${name}@Reader.Example `);
  await form.getByRole('button', { name: button }).click();
  expect((await request).postDataJSON()).toEqual({ email: `${name}@reader.example`, source });
}

/** `£129` or `£129.50`, of the contract's decimal string. */
function price(decimal: string): string {
  return `£${decimal.replace(/\.00$/, '')}`;
}

function signed(percentage: number): string {
  return `${percentage > 0 ? '+' : '−'}${Math.abs(percentage).toFixed(1)}%`;
}
