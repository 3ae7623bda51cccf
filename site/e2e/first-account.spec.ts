import { expect } from '@playwright/test';
import { account } from './editor.ts';
import { test } from './journey.ts';

// The first thing anybody does in a new admin; the other journeys sign in with this account.

test('the admin makes its first account', async ({ page, complaints }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/create-first-user/);
  await page.locator('#field-name').fill(account.name);
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('#field-confirm-password').fill(account.password);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Providers').first()).toBeVisible();
  // The admin is Payload's: what its own pages complain of is not ours.
  complaints.splice(0);
});
