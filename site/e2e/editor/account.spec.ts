import { expect, type Page } from '@playwright/test';
import { expectFormReady, fillInForm, signIn, signInToAdmin } from '../editor.ts';
import { test } from '../journey.ts';
import { passwordLink } from '../mailbox.ts';

const clerk = {
  name: 'Cleo Clerk',
  email: 'clerk@directory.example',
  roles: ['clerk'],
};
const passwords = {
  first: 'horse kettle orbit plain',
  second: 'violet anchor thirteen soup',
  third: 'lantern biscuit over nine hills',
};

test('an account gets a new password from who knows the old one, or can read its email', async ({
  page,
  request,
  complaints,
}) => {
  const editor = await signIn(request);
  const { id } = await editor.create('users', { ...clerk, password: passwords.first });
  await signInToAdmin(page, { ...clerk, password: passwords.first });

  await page.goto('/admin/account');
  const current = page.locator('#field-currentPassword');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(current).toBeHidden();
  await change(page, 'password1234', passwords.first);
  await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible();
  await change(page, passwords.second, 'not the password');
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  const refused = expect.stringContaining('400 (Bad Request)');
  expect(complaints.splice(0)).toEqual([refused, refused]);
  await change(page, passwords.second, passwords.first);
  await expect(page.getByText('Updated successfully')).toBeVisible();

  await signOut(page);
  await page.goto('/admin/forgot');
  await expectFormReady(page);
  await page.locator('#field-email').fill(clerk.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const link = await passwordLink(clerk.email);
  await page.goto(link);
  await expectFormReady(page);
  await page.locator('#field-password').fill(passwords.third);
  await page.locator('#field-confirm-password').fill(passwords.third);
  // The form takes no press before it has judged what was typed, and does not show when it has.
  await expect(async () => {
    const isSignedIn = new URL(page.url()).pathname === '/admin';
    if (!isSignedIn) await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/admin$/, { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await signOut(page);
  await signInToAdmin(page, { ...clerk, password: passwords.third });
  await editor.remove('users', id);
});

test('a session is renewed when the admin is used after an hour, and not before', async ({
  page,
}) => {
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().includes('/users/refresh-token')) renewals += 1;
  });
  await signInToAdmin(page);
  await expect(page.getByText('Providers').first()).toBeVisible();
  await page.keyboard.press('Shift');
  expect(renewals).toBe(0);
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(renewals).toBe(1);
  }).toPass();
  await page.keyboard.press('Shift');
  expect(renewals).toBe(1);
});

async function signOut(page: Page) {
  await page.goto('/admin/logout');
  await expect(page.getByText(/logged out/i).first()).toBeVisible();
}

/** Opens the fields for a new password, which a refused save closes, fills them in and saves. */
async function change(page: Page, password: string, currentPassword: string) {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await fillInForm(page, {
    '#field-password': password,
    '#field-confirm-password': password,
    '#field-currentPassword': currentPassword,
  });
  await page.getByRole('button', { name: 'Save' }).click();
}
