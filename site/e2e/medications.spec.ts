import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

const dropdown = (page: Page) => page.getByRole('main').getByLabel('Medication', { exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  return (await (await request.get(path)).json()) as Answer;
}

async function readMedication(request: APIRequestContext, slug: string): Promise<Medication> {
  const medications = await read<Medication[]>(request, '/api/medications');
  return medications.find((medication) => medication.slug === slug)!;
}

test.describe('Medications (specification, section 2)', () => {
  test('has a dropdown of all, Mounjaro, Wegovy and Saxenda', async ({ page }) => {
    await open(page, '/medications');
    await expect(dropdown(page)).toHaveValue('all');
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

  for (const address of ['/medications', '/medications?filter=saxenda']) {
    test(`always shows three medication cards: ${address}`, async ({ page, request }) => {
      await open(page, address);
      const medications = await read<Medication[]>(request, '/api/medications');
      expect(medications.map(({ name }) => name)).toEqual(['Mounjaro', 'Wegovy', 'Saxenda']);
      for (const medication of medications) {
        const shown = card(page, medication.name);
        await expect(shown).toBeVisible();
        for (const text of [
          medication.activeIngredient,
          medication.description,
          medication.dosageRange,
          formatPrice(toPence(medication.minPrice!)),
          formatTotal(totalCost(medication.cheapest!).pence),
          `Providers${medication.providerCount}`,
          ...(medication.badge ? [medication.badge] : []),
        ]) {
          await expect(shown).toContainText(text);
        }
        await expect(shown).toHaveAttribute('data-theme', medication.theme);
      }
    });
  }

  test('asks to pick a medication while all are selected', async ({ page }) => {
    await open(page, '/medications');
    await expect(page.getByRole('heading', { name: 'Pick a medication' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('asks to pick a medication if the filter is unknown', async ({ page }) => {
    await open(page, '/medications?filter=aspirin');
    await expect(page.getByRole('heading', { name: 'Pick a medication' })).toBeVisible();
    await expect(dropdown(page)).toHaveValue('all');
  });

  test('shows the tabs Overview, Pricing and Details once a medication is chosen', async ({
    page,
  }) => {
    await open(page, '/medications');
    await dropdown(page).selectOption('Wegovy');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Pricing', 'Details']);
    await expect(page.getByRole('heading', { name: 'Pick a medication' })).toHaveCount(0);
  });

  for (const filter of ['wegovy', 'Wegovy', 'WEGOVY']) {
    test(`opens Pricing if the filter came from the URL: ${filter}`, async ({ page }) => {
      await open(page, `/medications?filter=${filter}`);
      await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
      await expect(dropdown(page)).toHaveValue('wegovy');
    });
  }

  test('opens Overview if the medication was chosen from the dropdown', async ({ page }) => {
    await open(page, '/medications');
    await dropdown(page).selectOption('Saxenda');
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
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
    request,
  }) => {
    const medication = await readMedication(request, 'mounjaro');
    await open(page, '/medications?filter=mounjaro&tab=overview');
    for (const text of [
      medication.description,
      `Active ingredient${medication.activeIngredient}`,
      `Dosage range${medication.dosageRange}`,
      `Starting price per month${formatPrice(toPence(medication.minPrice!))}`,
      formatTotal(totalCost(medication.cheapest!).pence),
      `Providers${medication.providerCount}`,
    ]) {
      await expect(panel(page)).toContainText(text);
    }
  });

  test('embeds the price comparison table for this medication only', async ({ page, request }) => {
    const products = await read<Product[]>(request, '/api/products?medication=saxenda');
    await open(page, '/medications?filter=saxenda');
    await expect(panel(page).getByRole('table').locator('tbody tr:not(.group-head)')).toHaveCount(
      products.length,
    );
    await expect(panel(page).getByText('Mounjaro')).toHaveCount(0);
    await expect(panel(page).getByLabel('Medication', { exact: true })).toHaveCount(0);
    await expect(panel(page).getByText('Prices last updated')).toBeVisible();
    await expect(
      panel(page)
        .getByRole('link', { name: /^View Provider/ })
        .first(),
    ).toHaveAttribute('href', /^\/provider\//);
  });

  test('keeps the table’s filters beside the medication in the URL', async ({ page, request }) => {
    const path = '/api/products?medication=wegovy&dose=1mg';
    const products = await read<Product[]>(request, path);
    await open(page, '/medications?filter=wegovy');
    await panel(page).getByLabel('Dosage').selectOption('1mg');
    await expect(page).toHaveURL('/medications?filter=wegovy&dose=1mg');
    await expect(panel(page).getByRole('table').locator('tbody tr:not(.group-head)')).toHaveCount(
      products.length,
    );
    await page.reload();
    await expect(panel(page).getByRole('table').locator('tbody tr:not(.group-head)')).toHaveCount(
      products.length,
    );
  });

  test('has details of mechanism, frequency, side effects and contraindications, and a warning', async ({
    page,
    request,
  }) => {
    const medication = await readMedication(request, 'wegovy');
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
    await expect(panel(page)).toContainText(medication.mechanism);
    await expect(panel(page)).toContainText(medication.frequency);
    await expect(panel(page).getByRole('listitem')).toHaveText([
      ...medication.commonSideEffects,
      ...medication.contraindications,
      ...medication.precautions,
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
