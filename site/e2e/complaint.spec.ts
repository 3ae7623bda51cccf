import { expect } from '@playwright/test';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

// A complaint about personal data (Data Protection Act 2018, section 164A).

test(
  'A complaint is validated, sent and confirmed, with no accessibility violations',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('link', { name: 'a separate form' }).click();
    await expect(page).toHaveURL('/complaint');
    await expectNoAccessibilityFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter your name.');
    await page.getByLabel('Your name').fill('Pat Reader');
    await page.getByLabel('Your email address').fill('pat@reader.example');
    await page.getByLabel('What have we done').fill('You wrote to me although I had left.');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByRole('status')).toContainText('We answer within 30 days.');
  },
);

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a complaint is posted, and the page says that it was received', async ({ page }) => {
    await page.goto('/complaint');
    await page.getByLabel('Your name').fill('Pat Reader');
    await page.getByLabel('Your email address').fill('pat@reader.example');
    await page.getByLabel('What have we done').fill('You kept my address.');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page).toHaveURL('/complaint?result=received');
    await expect(page.getByRole('status')).toContainText('We have your complaint');
  });
});
