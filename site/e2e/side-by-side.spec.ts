import { expect, type Browser, type Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import type { Company } from '#contract/schemas/company.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
  wake,
} from './journey.ts';

const tray = (page: Page) => page.locator('form#tray');
const tick = (page: Page, { name }: Company) =>
  page.getByRole('main').getByRole('checkbox', { name: `Side by side: ${name}` });
const columns = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

const address = (companies: readonly Company[], query = '') =>
  `/compare/providers?${query}providers=${companies.map(({ slug }) => slug).join(',')}`;

const names = (companies: readonly Company[]) => companies.map(({ name }) => name);
/** Providers that list Mounjaro 2.5mg, registered ones. */
const sellers = (companies: readonly Company[]) =>
  companies.filter(
    ({ products, registrations }) =>
      registrations.length > 0 &&
      products.some(
        ({ name, dose, inStock }) => name === 'Mounjaro' && dose === '2.5mg' && inStock,
      ),
  );

test.describe('Side by side: the way there', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`three providers from the home page in at most six taps, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
      baseURL,
      companies,
    }) => {
      const page = await phone(browser, { javaScriptEnabled, baseURL });
      let taps = 0;
      const tap = async (name: RegExp | string, role: 'button' | 'link') => {
        taps += 1;
        await page.getByRole(role, { name }).first().click();
      };
      await page.goto('/');
      if (javaScriptEnabled) await wake(page);
      await tap('Find Providers', 'link');
      await expect(page).toHaveURL('/providers');
      if (javaScriptEnabled) await wake(page);
      const chosen = sellers(companies).slice(0, 3);
      for (const company of chosen) {
        taps += 1;
        await tick(page, company).click();
      }
      await tap(/^See (3 )?side by side$/, 'button');
      await expect(page).toHaveURL(/\/compare\/providers\?/);
      expect(taps).toBeLessThanOrEqual(6);

      for (const { name } of chosen) {
        await expect(columns(page).filter({ hasText: name })).toBeVisible();
      }
      await expect(page.getByRole('main')).toContainText('For Mounjaro 2.5mg.');
      // axe itself is a script.
      if (javaScriptEnabled) await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
      await page.context().close();
    });
  }

  test('the choice is kept from page to page, and taken back by the tick or all at once', async ({
    page,
    companies,
  }) => {
    const [first, second] = sellers(companies);
    await open(page, '/providers');
    await expect(tray(page)).toBeHidden();
    await tick(page, first!).check();
    await expect(tray(page)).toContainText('1 of 4 chosen');
    await expect(tray(page)).toContainText('choose one more');
    await open(page, `/provider/${second!.slug}`);
    await tick(page, second!).check();
    await expect(tray(page)).toContainText('2 of 4 chosen');
    await expect(page.locator('p[aria-live=polite]')).toHaveText(
      `${second!.name} added. 2 of 4 chosen.`,
    );
    await open(page, '/providers');
    await expect(tick(page, first!)).toBeChecked();
    await expect(tick(page, second!)).toBeChecked();
    await tick(page, first!).uncheck();
    await expect(tray(page)).toContainText('1 of 4 chosen');
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    await expect(tray(page)).toBeHidden();
    await expect(tick(page, second!)).not.toBeChecked();
  });

  test('two ticks and the press after them count while the page’s script is still on its way', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/(?!wake-).*\.js$/);
    await page.goto('/providers');
    const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Side by side: / });
    const slugs = await ticks.evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.slice(0, 2).map(({ value }) => value),
    );
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await page.getByRole('button', { name: 'See side by side' }).click();
    release();
    await expect(page).toHaveURL(
      new RegExp(`/compare/providers\\?.*providers=${slugs.join(',')}$`),
    );
  });

  test('a row of Compare has a tick, and its dose is the one that is shown', async ({
    page,
    products,
  }) => {
    await open(page, '/compare?medication=mounjaro&dose=5mg');
    const rows = products.filter(({ name, dose }) => name === 'Mounjaro' && dose === '5mg');
    for (const { company } of rows.slice(0, 2)) {
      await page.getByRole('checkbox', { name: `Side by side: ${company.name}` }).check();
    }
    await tray(page).getByRole('button', { name: 'See 2 side by side' }).click();
    await expect(page.getByRole('main')).toContainText('For Mounjaro 5mg.');
    await expect(columns(page)).toContainText(rows.slice(0, 2).map(({ company }) => company.name));
  });

  test('a fifth is refused, in words', async ({ page, companies }) => {
    await open(page, '/providers');
    for (const company of companies.slice(0, 4)) await tick(page, company).check();
    await tick(page, companies[4]!).click();
    await expect(tick(page, companies[4]!)).not.toBeChecked();
    const refusal = '4 providers are the most. Remove one first.';
    await expect(page.locator('p[aria-live=polite]')).toContainText(refusal);
    await expect(tray(page).getByText(refusal)).toBeInViewport();
    await tick(page, companies[3]!).uncheck();
    await expect(tray(page).getByText(refusal)).toHaveCount(0);
  });

  test('works where the browser keeps nothing', async ({ page, companies }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const chosen = sellers(companies).slice(0, 2);
    await open(page, '/providers');
    for (const company of chosen) await tick(page, company).check();
    await tray(page).getByRole('button', { name: 'See 2 side by side' }).click();
    await expect(columns(page)).toContainText(names(chosen));
  });

  test('the tray hides nothing for good, and never what has the focus', async ({
    page,
    companies,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/providers');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await tick(page, companies[0]!).check();
    await tick(page, companies[1]!).check();
    await expectNoSidewaysScroll(page);
    const last = page.getByRole('main').getByRole('article').last().getByRole('link').first();
    await last.focus();
    const box = async (part: typeof last) => (await part.boundingBox())!;
    // The page scrolls smoothly to what has the focus.
    await expect(async () => {
      const focused = await box(last);
      expect(focused.y + focused.height).toBeLessThanOrEqual((await box(tray(page))).y);
    }).toPass();
    expect((await box(tray(page))).height).toBeLessThan(214);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(async () => {
      const footer = await box(page.getByRole('contentinfo'));
      const resting = await box(tray(page));
      expect(resting.y + resting.height).toBeLessThanOrEqual(footer.y + 1);
    }).toPass();
  });
});

test.describe('Side by side: the comparison', () => {
  readingTest(
    'has links that are large enough to be hit, to registers and to remove a provider',
    async ({ page, read, companies }) => {
      await read(address(sellers(companies).slice(0, 3)));
      const heights = await page
        .locator('.side-by-side :is(a[target], .remove)')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    },
  );

  readingTest(
    'has registers with numbers, totals, fees, stock, history and ratings of each',
    async ({ page, read }) => {
      await read(
        '/compare/providers?medication=mounjaro&dose=2.5mg&providers=dovelark-health,ashdrift-pharmacy,kestrelbrook-pharmacy',
      );
      for (const [label, texts] of [
        ['Registers', [/SAMPLE-CQC-22.*SAMPLE-GPHC-22/, /SAMPLE-GPHC-21/, /SAMPLE-GPHC-26/]],
        ['Total, 2.5mg', [/£137\.00.*Lowest/, /£138\.98/, /£137\.50/]],
        ['Delivery fee', [/Free/, /£3\.99/, /£3\.50/]],
        ['In stock in the last 90 days', [/90 of 90 days/, /90 of 90 days/, /90 of 90 days/]],
        ['Totals, last 12 months', [/^£\d+\.\d\d to £\d/, /^£\d+\.\d\d to £/, /^£\d+\.\d\d to £/]],
        ['Rating', [/4\.8.*412 reviews/, /4\.8.*341 reviews/, /4\.8.*298 reviews/]],
      ] as const) {
        await expect(row(page, label).getByRole('cell'), label).toHaveText([...texts]);
      }
      await expect(page.getByRole('table').first()).toHaveAccessibleName(
        /^What differs: \d+ of \d+/,
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    },
  );

  test('what is the same for all stands apart and can be folded', async ({ page }) => {
    await page.goto('/compare/providers?providers=ashdrift-pharmacy,kestrelbrook-pharmacy');
    const table = page.getByRole('table', { name: 'What is the same' });
    await expect(table).toBeVisible();
    for (const [label, text] of [
      ['Type', 'UK online pharmacy'],
      ['Consultation fee', 'Included'],
      ['Lowest BMI', '30'],
      ['Medications', 'Mounjaro, Saxenda, Wegovy'],
    ] as const) {
      const same = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: label, exact: true }),
      });
      await expect(same.getByRole('cell')).toHaveText([text, text]);
    }
    await expect(table.getByRole('rowheader', { name: 'Registers' })).toHaveCount(0);
    await page.getByText(/^What is the same: \d+ of \d+ points$/).click();
    await expect(table).toBeHidden();
  });

  test('changes the dose, takes a provider out, and is restored by the back button', async ({
    page,
    companies,
  }) => {
    const chosen = sellers(companies).slice(0, 3);
    await open(page, address(chosen, 'medication=mounjaro&dose=2.5mg&'));
    await page.getByLabel('Dose').selectOption('5mg');
    await expect(page).toHaveURL(address(chosen, 'medication=mounjaro&dose=5mg&'));
    await expect(page.getByRole('main')).toContainText('For Mounjaro 5mg.');
    await page.getByRole('link', { name: `Remove ${chosen[0]!.name}` }).click();
    await expect(columns(page)).toContainText(names(chosen.slice(1)));
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
    await page.goBack();
    await expect(columns(page)).toContainText(names(chosen));
  });

  test('takes one page of paper for four', async ({ page, companies }) => {
    await page.goto(address(sellers(companies).slice(0, 4)));
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test(
    'has no axe violations in light and in dark, and fits 320 px',
    { tag: ['@phone', '@nightly'] },
    async ({ page, companies }) => {
      const unregistered = companies.filter(({ registrations }) => registrations.length === 0);
      await page.goto(address([...sellers(companies).slice(0, 3), unregistered[0]!]));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAccessibilityFindings(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );
});

test.describe('Side by side: what cannot be shown', () => {
  test('a mistake has no axe violations', { tag: '@nightly' }, async ({ page, complaints }) => {
    await open(page, '/compare/providers?providers=nobody,none');
    await expectNoAccessibilityFindings(page);
    // The browser itself notes that the page was not found.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('begins with a form, which is the page that search engines may list', async ({
    page,
    companies,
  }) => {
    await open(page, '/compare/providers');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/compare\/providers$/,
    );
    const chosen = companies.slice(0, 2).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
    for (const { name } of chosen) await page.getByLabel(name).check();
    await page.getByRole('button', { name: 'See side by side' }).click();
    await expect(page).toHaveURL(address(chosen));
    await expect(columns(page)).toContainText(names(chosen));
  });

  for (const { what, query, status, sentence } of [
    { what: 'one provider', query: 1, status: 400, sentence: 'Choose 2 to 4 providers' },
    { what: 'five providers', query: 5, status: 400, sentence: 'Choose 2 to 4 providers' },
    {
      what: 'nobody',
      query: 'nobody,none',
      status: 404,
      sentence: 'There is no provider “nobody”.',
    },
    {
      what: 'an unknown medication',
      query: 2,
      status: 400,
      sentence: 'None of these providers lists “placebo”.',
    },
  ]) {
    test(`${what} gets a sentence and a form to correct it, without JavaScript`, async ({
      browser,
      baseURL,
      companies,
      complaints,
    }) => {
      const page = await phone(browser, { javaScriptEnabled: false, baseURL });
      const slugs = companies.map(({ slug }) => slug);
      const providers = typeof query === 'number' ? slugs.slice(0, query).join(',') : query;
      const medication = what.includes('medication') ? 'medication=placebo&' : '';
      const answer = await page.goto(`/compare/providers?${medication}providers=${providers}`);
      expect(answer?.status()).toBe(status);
      expect(complaints.splice(0)).toEqual([expect.stringContaining(`status of ${status}`)]);
      await expect(page.getByRole('main')).toContainText(sentence);
      for (const company of companies.slice(0, 5)) {
        await page.getByLabel(company.name).setChecked(companies.indexOf(company) < 3);
      }
      await page.getByRole('button', { name: 'See side by side' }).click();
      await expect(columns(page)).toContainText(
        names(companies.slice(0, 3)).toSorted((a, b) => a.localeCompare(b, 'en-GB')),
      );
      await page.context().close();
    });
  }
});

/** A phone of 375 px. */
async function phone(
  browser: Browser,
  { javaScriptEnabled, baseURL }: { javaScriptEnabled: boolean; baseURL: string | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 375, height: 667 },
    hasTouch: true,
  });
  return context.newPage();
}
