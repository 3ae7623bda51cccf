import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open as openPage,
  readingTest,
  test,
} from './journey.ts';

// On Mounjaro 5mg, going to 7.5mg next month, with £180, on a phone.

const phone = { viewport: { width: 375, height: 667 }, hasTouch: true };
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });

/** The doses of a plan’s orders. */
const orders = (page: Page) =>
  page.getByRole('region', { name: 'Your orders' }).getByRole('listitem').locator('strong');

/** Asks the question on the home page by the fewest taps, and returns how many those were. */
async function ask(page: Page): Promise<number> {
  const question = page.getByRole('form', { name: 'What will it cost you?' });
  const taps = [
    question.getByRole('group', { name: 'Dose now' }).getByText('5mg', { exact: true }),
    question.getByRole('group', { name: 'Dose next' }).getByText('7.5mg', { exact: true }),
    question.getByLabel('Most you can pay a month'),
    question.getByRole('button', { name: 'Show prices' }),
  ];
  for (const [index, target] of taps.entries()) {
    await target.tap();
    if (index === 2) await page.keyboard.type('180');
  }
  return taps.length;
}

/** What the sample data have for somebody on Mounjaro 5mg who goes to 7.5mg with £180. */
async function expectAnswer(page: Page) {
  await expect(answer(page)).toContainText(
    '12 registered providers have Mounjaro 7.5mg in stock. The lowest total is £186.50, at Kestrelbrook Pharmacy (GPhC). None is within £180; at 5mg, 10 are.',
  );
  await expect(answer(page)).toContainText('Your prescriber decides the dose.');
  await expect(page).toHaveURL('/compare?medication=mounjaro&now=5mg&dose=7.5mg&budget=180');
  const row = page.locator('main tbody tr').first();
  await expect(row).toContainText('Kestrelbrook Pharmacy');
  const box = await row.boundingBox();
  expect(box!.y + box!.height, 'seen without scrolling').toBeLessThanOrEqual(667);
}

/** The choices of the question on the home page, and the amount. */
async function expectAsked(page: Page) {
  const question = page.getByRole('form', { name: 'What will it cost you?' });
  const chosen = (group: string, choice: string) =>
    question.getByRole('group', { name: group }).getByLabel(choice, { exact: true });
  await expect(chosen('Medication', 'Wegovy')).toBeChecked();
  await expect(chosen('Dose now', '0.5mg')).toBeChecked();
  await expect(chosen('Dose next', '1mg')).toBeChecked();
  await expect(question.getByLabel('Most you can pay a month')).toHaveValue('165.50');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The way back to the question ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ ...phone, javaScriptEnabled });

    test('brings back the medication, both doses and the amount, by our link and the browser’s', async ({
      page,
    }) => {
      await page.goto('/compare?medication=wegovy&now=0.5mg&dose=1mg&budget=165.50');
      await answer(page).getByRole('link', { name: 'Change the question' }).tap();
      await expect(page).toHaveURL('/?medication=wegovy&now=0.5mg&dose=1mg&budget=165.50');
      await expectAsked(page);

      await page.goto('/');
      const question = page.getByRole('form', { name: 'What will it cost you?' });
      const choose = (group: string, choice: string) =>
        question.getByRole('group', { name: group }).getByText(choice, { exact: true }).tap();
      await choose('Medication', 'Wegovy');
      await choose('Dose now', '0.5mg');
      await choose('Dose next', '1mg');
      await question.getByLabel('Most you can pay a month').fill('165.50');
      await question.getByRole('button', { name: 'Show prices' }).tap();
      await expect(page).toHaveURL('/compare?medication=wegovy&now=0.5mg&dose=1mg&budget=165.50');
      await page.goBack();
      await expectAsked(page);
      await question.getByRole('button', { name: 'Show prices' }).tap();
      await expect(answer(page)).toContainText('have Wegovy 1mg in stock.');
    });
  });
}

readingTest(
  'The way back forgets a dose that the medication does not have',
  async ({ page, read }) => {
    await read('/?medication=wegovy&now=7.5mg&dose=nothing&budget=');
    await expect(
      page.getByRole('group', { name: 'Medication' }).getByLabel('Wegovy'),
    ).toBeChecked();
    await expect(page.getByLabel('Not begun')).toBeChecked();
    await expect(page.getByLabel('The same')).toBeChecked();
  },
);

test.describe('A patient’s question', () => {
  test.use(phone);

  test('is answered in four taps from the home page', async ({ page }) => {
    await openPage(page, '/');
    expect(await ask(page)).toBeLessThanOrEqual(4);
    await expectAnswer(page);
    await expectNoAccessibilityFindings(page);
    await expectNoSidewaysScroll(page);
    for (const link of [
      answer(page).getByRole('link', { name: 'Plan the months ahead' }),
      page.getByRole('link', { name: 'Plan what the next months will cost, dose by dose' }),
    ]) {
      await link.tap();
      await expect(page).toHaveURL('/plan?medication=mounjaro&dose=7.5mg');
      await expect(orders(page)).toHaveText(Array.from({ length: 6 }, () => '7.5mg'));
      await page.goBack();
    }
  });

  test('about more of the lowest dose leads to a plan of somebody on treatment', async ({
    page,
  }) => {
    await openPage(page, '/compare?medication=mounjaro&now=2.5mg&dose=&budget=');
    await answer(page).getByRole('link', { name: 'Plan the months ahead' }).tap();
    await expect(page).toHaveURL('/plan?medication=mounjaro&dose=2.5mg&weeks=4&doses=2.5mg');
    await expect(page.getByLabel('Weeks on it so far')).toHaveValue('4');
    await expect(orders(page)).toHaveText(['2.5mg', '5mg', '5mg', '5mg', '5mg', '5mg']);
  });

  test('offers only the doses of the medication, and forgets those of another', async ({
    page,
  }) => {
    await openPage(page, '/');
    const now = page.getByRole('group', { name: 'Dose now' });
    await expect(now.getByText('2.4mg', { exact: true })).toBeHidden();
    await now.getByText('5mg', { exact: true }).tap();
    await page.getByRole('group', { name: 'Medication' }).getByText('Wegovy').tap();
    await expect(now.getByText('5mg', { exact: true })).toBeHidden();
    await expect(now.getByText('2.4mg', { exact: true })).toBeVisible();
    await expect(now.getByLabel('Not begun')).toBeChecked();
    await now.getByText('1mg', { exact: true }).tap();
    await page.getByRole('button', { name: 'Show prices' }).tap();
    await expect(answer(page)).toContainText('registered providers have Wegovy 1mg in stock.');
  });

  test('is forgotten when another dose is chosen, and says what is wrong with an amount', async ({
    page,
  }) => {
    await openPage(page, '/compare?medication=mounjaro&dose=7.5mg&now=5mg&budget=cheap');
    await expect(answer(page)).toContainText('At 5mg, the lowest total is £');
    await expect(answer(page)).toContainText(
      'What you can pay is an amount in pounds, such as 180 or 180.50.',
    );
    await page.locator('.filter-bar > details > summary').tap();
    await page.getByLabel('Dosage').selectOption('10mg');
    await expect(page).toHaveURL('/compare?medication=mounjaro&dose=10mg&budget=cheap');
  });

  readingTest(
    'with a dose of another medication is told that nobody lists it',
    async ({ page, read }) => {
      await read('/compare?medication=wegovy&dose=7.5mg&budget=180');
      await expect(answer(page)).toContainText('No provider lists Wegovy 7.5mg.');
      await expect(page.getByRole('main')).toContainText(
        'There are no prices of Wegovy 7.5mg, so those of its other doses are shown.',
      );
    },
  );

  test('without a dose leads to the doses there are', async ({ page }) => {
    await openPage(page, '/compare?medication=mounjaro&now=&dose=&budget=180');
    await expect(answer(page)).toContainText('Mounjaro 2.5mg in stock.');
    await expect(answer(page)).toContainText('Choose a dose');
    await answer(page).getByRole('link', { name: 'Mounjaro 7.5mg' }).tap();
    await expect(answer(page)).toContainText('registered providers have Mounjaro 7.5mg in stock.');
    await expect(answer(page)).toContainText('within £180');
  });

  test('of an amount alone is answered for the lowest dose', async ({ page }) => {
    await openPage(page, '/');
    await page.getByLabel('Most you can pay a month').fill('130');
    await page.getByRole('button', { name: 'Show prices' }).tap();
    await expect(answer(page)).toContainText('None is within £130.');
    await expect(answer(page)).toContainText('2.5mg is the lowest dose listed.');
    await expectNoAccessibilityFindings(page);
    await expectNoSidewaysScroll(page);
  });

  test('can be asked by keyboard alone', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('group', { name: 'Medication' }).getByLabel('Mounjaro').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('Mounjaro 2.5mg in stock.');
  });
});

test.describe('A patient’s question without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('is answered in four taps from the home page', async ({ page }) => {
    await page.goto('/');
    expect(await ask(page)).toBeLessThanOrEqual(4);
    await expectAnswer(page);
  });
});
