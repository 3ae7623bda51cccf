import { expect } from '@playwright/test';
import { expectNoAccessibilityFindings, open, test } from './journey.ts';

// Specification, section 2: any other path.

/** The browser logs every 404. */
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('An unknown address', () => {
  test('answers 404 with a page titled “Page Not Found”, which is not for search engines and has no hint for developers', async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('links back to existing pages', async ({ page }) => {
    await open(page, '/no-such-page');
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is also shown for the component examples, which exist only in development', async ({
    page,
  }) => {
    expect((await page.goto('/components'))?.status()).toBe(404);
  });
});
