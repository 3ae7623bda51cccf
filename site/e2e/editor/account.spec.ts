import { expect, type Page } from '@playwright/test';
import { signIn, signInToAdmin } from '../editor.ts';
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

/** The admin is Payload's: what its own pages complain of is not ours. */
test.afterEach(({ complaints }) => void complaints.splice(0));

test('an account gets a new password from who knows the old one, or can read its email', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const { id } = await editor.create('users', { ...clerk, password: passwords.first });
  await signInAs(page, passwords.first);

  await page.goto('/admin/account');
  const current = page.locator('#field-currentPassword');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(current).toBeHidden();
  await choose(page, 'password1234', passwords.first);
  await saveUntil(page, 'This password is too easy to guess.');
  await choose(page, passwords.second, 'not the password');
  await saveUntil(page, 'This is not your current password.');
  await page.screenshot({ path: 'test-results/account.png', fullPage: true });
  await choose(page, passwords.second, passwords.first);
  await saveUntil(page, 'Updated successfully');

  await signOut(page);
  await page.goto('/admin/forgot');
  await page.locator('#field-email').fill(clerk.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const link = await passwordLink(clerk.email);
  await page.goto(link);
  await page.locator('#field-password').fill(passwords.third);
  await page.locator('#field-confirm-password').fill(passwords.third);
  await page.screenshot({ path: 'test-results/reset.png' });
  await pressUntilSignedIn(page, 'Reset Password');
  await signOut(page);
  await signInAs(page, passwords.third);
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
});

async function signInAs(page: Page, password: string) {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(clerk.email);
  await page.locator('#field-password').fill(password);
  await pressUntilSignedIn(page, 'Login');
}

async function signOut(page: Page) {
  await page.goto('/admin/logout');
  await expect(page.getByText(/logged out/i)).toBeVisible();
}

async function choose(page: Page, password: string, currentPassword: string) {
  const change = page.getByRole('button', { name: 'Change Password' });
  if (await change.isVisible()) await change.click();
  await page.locator('#field-password').fill(password);
  await page.locator('#field-confirm-password').fill(password);
  await page.locator('#field-currentPassword').fill(currentPassword);
}

/** Payload’s forms do nothing while they are still judging what was typed. */
async function pressUntilSignedIn(page: Page, button: string) {
  await expect(async () => {
    const isSignedIn = new URL(page.url()).pathname === '/admin';
    if (!isSignedIn) await page.getByRole('button', { name: button }).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/admin$/, { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

/** Payload judges what was typed a moment after it was typed, and saves nothing before. */
async function saveUntil(page: Page, text: string) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 2000 });
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}
