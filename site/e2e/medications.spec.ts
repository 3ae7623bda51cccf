import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
  wake,
} from './journey.ts';

const dropdown = (page: Page) => page.getByRole('main').getByLabel('Medication', { exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

const tableRows = (within: Locator) =>
  within.getByRole('table').locator('tbody tr:not(.group-head)');

/** The links that are tabs once the page is awake. */
const links = (page: Page, medication: string | RegExp) =>
  page.getByRole('navigation', { name: medication });
/** What is the tabs’ panel once the page is awake. */
const content = (page: Page, medication: string) => links(page, medication).locator('+ div');

/** What the cards say of each medication. */
const medications = [
  {
    name: 'Mounjaro',
    theme: 'purple',
    texts: [
      'Weekly, two hormones',
      'Tirzepatide',
      'A weekly injection for adults with obesity',
      '2.5mg-15mg',
      '£129 a month',
      '£133.95',
      'Providers19',
    ],
  },
  {
    name: 'Wegovy',
    theme: 'blue',
    texts: [
      'Weekly, five dose steps',
      'Semaglutide',
      'A weekly injection for people with obesity',
      '0.25mg-2.4mg',
      '£99 a month',
      '£102.50',
      'Providers21',
    ],
  },
  {
    name: 'Saxenda',
    theme: 'pink',
    texts: [
      'Daily injection',
      'Liraglutide',
      'A daily injection for people with obesity',
      '3mg daily',
      '£150 a month',
      '£161.95',
      'Providers13',
    ],
  },
];

test.describe('Medications (specification, section 2)', () => {
  readingTest(
    'has a dropdown of all, Mounjaro, Wegovy and Saxenda, and asks to pick one',
    async ({ page, read }) => {
      for (const address of ['/medications', '/medications?filter=aspirin']) {
        await read(address);
        await expect(dropdown(page)).toHaveValue('all');
        await expect(page.getByRole('heading', { name: 'Pick a medication' })).toBeVisible();
        await expect(links(page, /^(?:Mounjaro|Wegovy|Saxenda)$/)).toHaveCount(0);
      }
      const values = await dropdown(page)
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      expect(values).toEqual(['all', 'mounjaro', 'wegovy', 'saxenda']);
    },
  );

  test('names the three on one line, however long their badges are, but gives each the width of a tablet, where three beside each other would break its figures', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/medications');
    const tops = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);

    await page.setViewportSize({ width: 768, height: 900 });
    const figures = page.getByRole('main').getByRole('listitem').getByRole('definition');
    const heights = await figures.evaluateAll((shown) => shown.map((each) => each.clientHeight));
    expect(heights.length).toBeGreaterThan(9);
    expect(Math.max(...heights)).toBeLessThanOrEqual(24);
  });

  readingTest('always shows three medication cards', async ({ page, read }) => {
    for (const address of ['/medications', '/medications?filter=saxenda']) {
      await read(address);
      for (const { name, theme, texts } of medications) {
        await expect(card(page, name)).toHaveAttribute('data-theme', theme);
        for (const text of texts) await expect(card(page, name)).toContainText(text);
      }
    }
  });

  test('shows the tabs Overview, Pricing and Details once a medication is chosen, and opens Overview if it was by the dropdown', async ({
    page,
  }) => {
    await open(page, '/medications');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await dropdown(page).selectOption('Wegovy');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Pricing', 'Details']);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Pick a medication' })).toHaveCount(0);
  });

  readingTest(
    'opens Pricing if the medication was chosen by the URL, in any case',
    async ({ page, read }) => {
      for (const filter of ['wegovy', 'WEGOVY']) {
        await read(`/medications?filter=${filter}`);
        await expect(links(page, 'Wegovy').getByRole('link', { name: 'Pricing' })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await expect(dropdown(page)).toHaveValue('wegovy');
      }
    },
  );

  test('opens Overview if the medication was chosen by its card, and goes there, but Pricing if it was in the footer', async ({
    page,
  }) => {
    await open(page, '/medications');
    for (const name of ['Saxenda', 'Wegovy']) {
      await card(page, name).getByRole('link').click();
      await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(card(page, name).getByRole('link')).toHaveAttribute('aria-current', 'true');
    }

    for (const name of ['Mounjaro', 'Wegovy', 'Saxenda']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/medications?filter=${name.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
    }
  });

  readingTest(
    'has an overview of description, ingredient, doses, starting price and providers',
    async ({ page, read }) => {
      await read('/medications?filter=mounjaro&tab=overview');
      for (const text of [
        'A weekly injection for adults with obesity, or who are overweight',
        'Active ingredientTirzepatide',
        'Dosage range2.5mg-15mg',
        'Starting price per month£129',
        '£133.95',
        'Providers19',
      ]) {
        await expect(content(page, 'Mounjaro')).toContainText(text);
      }
    },
  );

  readingTest(
    'embeds the price comparison table for this medication only',
    async ({ page, read }) => {
      await read('/medications?filter=saxenda');
      const pricing = content(page, 'Saxenda');
      await expect(tableRows(pricing)).toHaveCount(15);
      await expect(pricing.getByText('Mounjaro')).toHaveCount(0);
      await expect(pricing.getByLabel('Medication', { exact: true })).toHaveCount(0);
      await expect(pricing.getByText('Prices last updated')).toBeVisible();
      await expect(pricing.getByRole('link', { name: /^View Provider/ }).first()).toHaveAttribute(
        'href',
        '/provider/elmsworthy-pharmacy',
      );
    },
  );

  test('keeps the table’s filters beside the medication in the URL', async ({ page }) => {
    await open(page, '/medications?filter=wegovy');
    await panel(page).getByLabel('Dosage').selectOption('1mg');
    await expect(page).toHaveURL('/medications?filter=wegovy&dose=1mg');
    await expect(tableRows(panel(page))).toHaveCount(14);
    await page.reload();
    await wake(page);
    await expect(tableRows(panel(page))).toHaveCount(14);
  });

  readingTest(
    'has details of mechanism, frequency, side effects and contraindications, and a warning',
    async ({ page, read }) => {
      await read('/medications?filter=wegovy&tab=details');
      const details = content(page, 'Wegovy');
      await expect(details.getByRole('heading', { level: 3 })).toHaveText([
        'How it works',
        'How often',
        'Common side effects',
        'Contraindications',
        'Warnings and precautions',
        'Read more',
        'Through the NHS',
      ]);
      await expect(details).toContainText('Semaglutide acts like GLP-1');
      await expect(details).toContainText('Once a week, on the same day.');
      await expect(details.getByRole('listitem')).toHaveText([
        'Feeling sick (nausea) or being sick',
        'Diarrhoea or constipation',
        'Stomach pain, indigestion, bloating, wind or burping',
        'Headache',
        'Feeling tired or dizzy',
        'Gallstones',
        'Some hair loss',
        'Allergy to semaglutide or to any other ingredient',
        /^Not to be used in pregnancy or while breastfeeding/,
        'Providers listed here supply it to adults only',
        /inflamed pancreas/,
        /^Stop at once if pancreatitis is suspected/,
        /severe trouble with digestion/,
        /severe heart failure/,
        /diabetes, an eye problem/,
        /The patient leaflet of Wegovy.*on the electronic medicines compendium/,
        /Our guide: /,
      ]);
      await expect(details.getByRole('link', { name: /Yellow Card scheme/ })).toHaveAttribute(
        'href',
        'https://yellowcard.mhra.gov.uk/',
      );
      await expect(details.getByRole('complementary')).toContainText(
        'Speak to a healthcare professional first',
      );
    },
  );

  test('keeps the tab when the medication changes, and restores both', async ({ page }) => {
    await open(page, '/medications?filter=wegovy');
    await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
    await expect(dropdown(page)).toHaveValue('wegovy');
    await tab(page, 'Details').click();
    await expect(page).toHaveURL('/medications?filter=wegovy&tab=details');
    await dropdown(page).selectOption('Mounjaro');
    await expect(page).toHaveURL('/medications?filter=mounjaro&tab=details');
    await expect(panel(page)).toContainText('Tirzepatide');
    await page.goBack();
    await expect(page).toHaveURL('/medications?filter=wegovy&tab=details');
    await expect(dropdown(page)).toHaveValue('wegovy');
    await page.goBack();
    await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
  });

  test('has tabs for the keyboard: arrows, Home, End, and Tab to the panel', async ({ page }) => {
    await open(page, '/medications?filter=wegovy&tab=overview');
    await tab(page, 'Overview').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Pricing'],
      ['ArrowRight', 'Details'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Details'],
      ['Home', 'Overview'],
      ['End', 'Details'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page)).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
  });

  readingTest('is structured data: drugs, without sample prices', async ({ page, read }) => {
    await read('/medications?filter=wegovy');
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = texts.flatMap((text) => JSON.parse(text) as { '@type': string }[]);
    const drugs = things.filter((thing) => thing['@type'] === 'Drug');
    expect(drugs).toMatchObject([{ name: 'Wegovy', activeIngredient: 'Semaglutide' }]);
    expect(drugs[0]).not.toHaveProperty('offers');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/medications\?filter=wegovy$/,
    );
  });

  for (const address of [
    '/medications',
    '/medications?filter=wegovy',
    '/medications?filter=wegovy&tab=overview',
    '/medications?filter=wegovy&tab=details',
  ]) {
    test(
      `is accessible and fits 320 px: ${address}`,
      { tag: ['@phone', '@nightly'] },
      async ({ page }) => {
        await open(page, address);
        await expectNoAccessibilityFindings(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
      },
    );
  }
});

test.describe('Medications without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are chosen with a form, opened with links, and kept when the table is filtered', async ({
    page,
  }) => {
    await page.goto('/medications');
    await dropdown(page).selectOption('Wegovy');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wegovy' })).toBeVisible();
    const parts = links(page, 'Wegovy');
    await expect(parts.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await parts.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { name: 'Contraindications' })).toBeVisible();
    await parts.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('table')).toBeVisible();

    await page.getByLabel('Dosage').selectOption('1mg');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wegovy' })).toBeVisible();
    await expect(page).toHaveURL(/filter=wegovy.*dose=1mg/);
  });
});
