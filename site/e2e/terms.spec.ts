import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, readingTest, test } from './journey.ts';

test.describe('what a provider asks', () => {
  test.use({ javaScriptEnabled: false });

  test('stands on its page, with where it was read, and what is not known', async ({ page }) => {
    await page.goto('/provider/ashdrift-pharmacy');
    await page.getByText('BMI, proof, checks, delivery and cancelling').click();
    const table = page.getByRole('table', { name: 'What Ashdrift Pharmacy asks of its patients' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(13);
    const read = 'https://ashdrift-pharmacy.example/how-it-works';
    for (const { term, text, source } of [
      { term: 'Consultation fee is charged', text: 'Included in the price', source: null },
      { term: 'Price of the first order', text: 'No other price is known', source: null },
      { term: 'Lowest BMI', text: '30', source: read },
      { term: 'Lowest BMI with a condition', text: 'Not known', source: null },
      { term: 'Identity check', text: 'Photo of an identity document', source: read },
      { term: 'Delivers to', text: 'Not known', source: null },
      { term: 'Delivery time', text: 'Within 2 working days', source: read },
      { term: 'Most pens in an order', text: '3 pens', source: read },
      {
        term: 'How to cancel',
        text: 'In the account, until the order is dispatched.',
        source: read,
      },
    ]) {
      const heading = page.getByRole('rowheader', { name: term, exact: true });
      const row = table.getByRole('row').filter({ has: heading });
      await expect(row.getByRole('cell').first()).toHaveText(text);
      const links = row.getByRole('link');
      await expect(links).toHaveCount(source === null ? 0 : 1);
      if (source !== null) await expect(links).toHaveAttribute('href', source);
    }
    await expectNoSidewaysScroll(page);
  });

  readingTest(
    'filters Compare and hides nobody of whom it is not known',
    async ({ page, read }) => {
      await read('/compare?medication=mounjaro&dose=5mg&delivery=islands');
      await expect(page.getByRole('status').first()).toContainText('Showing 7 of 162');
      await expect(page.getByRole('main')).toContainText(
        'For 5 of them we do not know whether the provider meets the filters.',
      );
    },
  );

  readingTest(
    'is priced for a first order or a repeat order, and says so',
    async ({ page, read }) => {
      await read('/compare?medication=mounjaro&dose=2.5mg&order=first');
      const row = page.getByRole('row').filter({ hasText: 'Elmsworthy Pharmacy' }).first();
      await expect(row).toContainText('£123.95');
      await expect(row.getByRole('cell', { name: '£123.95 first order' })).toBeVisible();
      const answer = page.getByRole('region', { name: 'The answer' });
      await expect(answer).toContainText('For a first order, ');
      await read('/compare?medication=mounjaro&dose=2.5mg&order=repeat');
      await expect(answer).toContainText('For a repeat order, ');
      const paid = page.getByRole('row').filter({ hasText: 'Brackenholt' });
      await expect(paid.getByRole('cell', { name: 'Already paid' })).toBeVisible();
    },
  );

  readingTest(
    'an offer says what it comes to for new and returning patients',
    async ({ page, read }) => {
      await read('/discounts');
      const card = page
        .getByRole('article')
        .filter({ hasText: '30% off first consultation for new patients' });
      await expect(card).toContainText(
        'Mounjaro 2.5mg: £169.95 in total for a new patient, £178.95 for a returning one.',
      );
      await expect(card).toContainText('the median total of the last 90 days');
      const worded = page.getByRole('article').filter({ hasText: 'From £29.75 per week' });
      await expect(worded).toContainText('What it comes to: see the provider.');
    },
  );
});
