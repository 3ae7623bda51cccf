import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  test,
  wake,
} from './journey.ts';

const dropdown = (page: Page) => page.getByRole('main').getByLabel('Medication', { exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

const tableRows = (page: Page) =>
  panel(page).getByRole('table').locator('tbody tr:not(.group-head)');

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
  test('has a dropdown of all, Mounjaro, Wegovy and Saxenda, and asks to pick one', async ({
    page,
  }) => {
    for (const address of ['/medications', '/medications?filter=aspirin']) {
      await page.goto(address);
      await expect(dropdown(page)).toHaveValue('all');
      await expect(page.getByRole('heading', { name: 'Pick a medication' })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    }
    const values = await dropdown(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(['all', 'mounjaro', 'wegovy', 'saxenda']);
  });

  test('names the three on one line, however long their badges are', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/medications');
    const tops = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  test('gives each the width of a tablet, where three beside each other would break its figures', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/medications');
    const figures = page.getByRole('main').getByRole('listitem').getByRole('definition');
    const heights = await figures.evaluateAll((shown) => shown.map((each) => each.clientHeight));
    expect(heights.length).toBeGreaterThan(9);
    expect(Math.max(...heights)).toBeLessThanOrEqual(24);
  });

  test('always shows three medication cards', async ({ page }) => {
    for (const address of ['/medications', '/medications?filter=saxenda']) {
      await page.goto(address);
      for (const { name, theme, texts } of medications) {
        await expect(card(page, name)).toHaveAttribute('data-theme', theme);
        for (const text of texts) await expect(card(page, name)).toContainText(text);
      }
    }
  });

  test('shows the tabs Overview, Pricing and Details once a medication is chosen: Overview by the dropdown, Pricing by the URL', async ({
    page,
  }) => {
    await open(page, '/medications');
    await dropdown(page).selectOption('Wegovy');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Pricing', 'Details']);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Pick a medication' })).toHaveCount(0);
    for (const filter of ['wegovy', 'WEGOVY']) {
      await open(page, `/medications?filter=${filter}`);
      await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
      await expect(dropdown(page)).toHaveValue('wegovy');
    }
  });

  test('opens Overview if the medication was chosen by its card, and goes there', async ({
    page,
  }) => {
    await open(page, '/medications');
    await card(page, 'Saxenda').getByRole('link').click();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    const heading = page.getByRole('heading', { level: 2, name: 'Saxenda' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(card(page, 'Saxenda').getByRole('link')).toHaveAttribute('aria-current', 'true');
  });

  test('is linked from the medications in the footer, with Pricing open', async ({ page }) => {
    await open(page, '/medications');
    for (const name of ['Mounjaro', 'Wegovy', 'Saxenda']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/medications?filter=${name.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('has an overview of description, ingredient, doses, starting price and providers', async ({
    page,
  }) => {
    await open(page, '/medications?filter=mounjaro&tab=overview');
    for (const text of [
      'A weekly injection for adults with obesity, or who are overweight',
      'Active ingredientTirzepatide',
      'Dosage range2.5mg-15mg',
      'Starting price per month£129',
      '£133.95',
      'Providers19',
    ]) {
      await expect(panel(page)).toContainText(text);
    }
  });

  test('embeds the price comparison table for this medication only', async ({ page }) => {
    await open(page, '/medications?filter=saxenda');
    await expect(tableRows(page)).toHaveCount(15);
    await expect(panel(page).getByText('Mounjaro')).toHaveCount(0);
    await expect(panel(page).getByLabel('Medication', { exact: true })).toHaveCount(0);
    await expect(panel(page).getByText('Prices last updated')).toBeVisible();
    await expect(
      panel(page)
        .getByRole('link', { name: /^View Provider/ })
        .first(),
    ).toHaveAttribute('href', '/provider/elmsworthy-pharmacy');
  });

  test('keeps the table’s filters beside the medication in the URL', async ({ page }) => {
    await open(page, '/medications?filter=wegovy');
    await panel(page).getByLabel('Dosage').selectOption('1mg');
    await expect(page).toHaveURL('/medications?filter=wegovy&dose=1mg');
    await expect(tableRows(page)).toHaveCount(14);
    await page.reload();
    await wake(page);
    await expect(tableRows(page)).toHaveCount(14);
  });

  test('has details of mechanism, frequency, side effects and contraindications, and a warning', async ({
    page,
  }) => {
    await open(page, '/medications?filter=wegovy&tab=details');
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
      'How it works',
      'How often',
      'Common side effects',
      'Contraindications',
      'Warnings and precautions',
      'Read more',
      'Through the NHS',
    ]);
    await expect(panel(page)).toContainText('Semaglutide acts like GLP-1');
    await expect(panel(page)).toContainText('Once a week, on the same day.');
    await expect(panel(page).getByRole('listitem')).toHaveText([
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
    await expect(panel(page).getByRole('link', { name: /Yellow Card scheme/ })).toHaveAttribute(
      'href',
      'https://yellowcard.mhra.gov.uk/',
    );
    await expect(panel(page).getByRole('complementary')).toContainText(
      'Speak to a healthcare professional first',
    );
  });

  test('keeps the tab when the medication changes, and restores both', async ({ page }) => {
    await open(page, '/medications?filter=wegovy');
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

  test('is structured data: drugs, without sample prices', async ({ page }) => {
    await open(page, '/medications?filter=wegovy');
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
    test(`is accessible and fits 320 px: ${address}`, { tag: '@phone' }, async ({ page }) => {
      await open(page, address);
      await expectNoAccessibilityFindings(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('Medications without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are chosen with a form and opened with links', async ({ page }) => {
    await page.goto('/medications');
    await dropdown(page).selectOption('Wegovy');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wegovy' })).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'Wegovy' });
    await expect(parts.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await parts.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { name: 'Contraindications' })).toBeVisible();
    await parts.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('keep the medication when the table is filtered', async ({ page }) => {
    await page.goto('/medications?filter=wegovy');
    await page.getByLabel('Dosage').selectOption('1mg');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Wegovy' })).toBeVisible();
    await expect(page).toHaveURL(/filter=wegovy.*dose=1mg/);
  });
});
