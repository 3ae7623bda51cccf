import { expect, type Locator, type Page } from '@playwright/test';
import { expectFormReady, fillInForm, signIn, signInToAdmin } from '../editor.ts';
import { expectNoAccessibilityFindings, test } from '../journey.ts';
import { invitationLink, passwordLink } from '../mailbox.ts';

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
  const { id } = await editor.create('users', clerk);
  await accept(page, await invitationLink(clerk.email), passwords.first);

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

test('a colleague is invited, chooses a password and is at work, without an administrator typing one', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const editor = await signIn(request);
  const colleague = { name: 'Nell Newcomer', email: 'nell@directory.example' };
  await signInToAdmin(page);
  await page.goto('/admin/collections/users');
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await press(page.getByRole('link', { name: /^Create new/i }).first());
  const form = page.locator('.account-form');
  await form.getByLabel('Name').fill(colleague.name);
  await form.getByLabel('Email').fill(colleague.email);
  await expect(page.getByLabel(/password/i)).toHaveCount(0);
  await expectNoAccessibilityFindings(page, '.account-form');
  await press(page.getByRole('button', { name: 'Send the invitation' }));
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await expect(row).toContainText('Invited, not yet accepted');

  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await theirs.goto(await invitationLink(colleague.email));
  await expectNoAccessibilityFindings(theirs, '.account-form');
  await theirs.getByLabel('Password', { exact: true }).fill(passwords.first);
  await theirs.getByLabel('The password again').fill(passwords.first);
  await press(theirs.getByRole('button', { name: 'Accept and sign in' }));
  await expect(theirs).toHaveURL(/\/admin$/, { timeout: 20_000 });
  await expect(theirs.getByText('Providers').first()).toBeVisible();
  expect(clicks).toBe(3);
  await theirs.context().close();

  await page.reload();
  await expect(row).toContainText('Active');
  await row.getByRole('link').first().click();
  await expectFormReady(page);
  await expect(page.locator('#field-email')).toHaveValue(colleague.email);
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  const [account] = await editor.find<{ id: string }>('users', 'email', colleague.email);
  await editor.remove('users', account?.id ?? '');
});

test('an invitation is sent again from the account of whoever has not accepted it', async ({
  page,
  request,
  complaints,
}) => {
  const editor = await signIn(request);
  const colleague = { name: 'Wanda Waiting', email: 'wanda@directory.example', roles: ['viewer'] };
  const { id } = await editor.create('users', colleague);
  const first = await invitationLink(colleague.email);
  await signInToAdmin(page);
  await page.goto(`/admin/collections/users/${id}`);
  await expectFormReady(page);
  const sendAgain = page.getByRole('button', { name: 'Send the invitation again' });
  // Within the first seconds the server says that one has just been sent.
  await expect(async () => {
    await sendAgain.click();
    await expect(page.getByText(/An invitation is on its way to Wanda/).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 40_000 });
  const tooSoon = complaints.splice(0).filter((text) => text.includes('429 (Too Many Requests)'));
  expect(tooSoon).not.toEqual([]);
  await expect.poll(() => invitationLink(colleague.email), { timeout: 30_000 }).not.toBe(first);
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

async function accept(page: Page, link: string, password: string) {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The password again').fill(password);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
}

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
