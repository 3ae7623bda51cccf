import { TOTP } from 'otpauth';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  choosePassword,
  expectFormReady,
  fillInForm,
  openAdmin,
  signIn,
  signInByForm,
} from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';
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

test(
  'an account gets a new password from who knows the old one, or can read its email',
  { tag: '@nightly' },
  async ({ page, context, request, complaints }) => {
    await context.clearCookies();
    const editor = await signIn(request);
    const { id } = await editor.create('users', clerk);
    const invitation = await invitationLink(clerk.email);
    await choosePassword(page, invitation, passwords.first, 'Accept and sign in');

    await page.goto('/admin/account');
    const current = page.locator('#field-currentPassword');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(current).toBeHidden();
    await change(page, { ...twice('password1234'), ...known(passwords.first) });
    await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible();
    await change(page, { ...twice(passwords.second), ...known('not the password') });
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    const refused = expect.stringContaining('400 (Bad Request)');
    expect(complaints.splice(0)).toEqual([refused, refused]);
    await change(page, known(passwords.first));
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

    await signOut(page);
    await page.goto('/admin/forgot');
    await expectFormReady(page);
    await page.locator('#field-email').fill(clerk.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    const link = await passwordLink(clerk.email);
    await choosePassword(page, link, passwords.third, 'Change it and sign in');
    await signOut(page);
    await signInByForm(page, { ...clerk, password: passwords.third });
    await editor.remove('users', id);
  },
);

test('a colleague is invited, chooses a password and is at work, without an administrator typing one', async ({
  page,
  browser,
  request,
}) => {
  const editor = await signIn(request);
  const colleague = { name: 'Nell Newcomer', email: 'nell@directory.example' };
  await page.goto('/admin/collections/users');
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await press(page.getByRole('link', { name: /^Create new/i }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite a colleague');
  const form = page.locator('.account-form');
  await form.getByLabel('Name').fill(colleague.name);
  await form.getByLabel('Email').fill(colleague.email);
  await expect(page.getByLabel(/password/i)).toHaveCount(0);
  await expectNoAccessibilityFindings(page, '.account-form');
  await press(page.getByRole('button', { name: 'Send the invitation' }));
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await expect(row).toContainText('Invited, not yet accepted');

  const theirs = await (await browser.newContext({ storageState: undefined })).newPage();
  await theirs.goto(await invitationLink(colleague.email));
  await expectFormReady(theirs);
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
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
  const [account] = await editor.find<{ id: string }>('users', 'email', colleague.email);
  await editor.remove('users', account?.id ?? '');
});

test(
  'an invitation is sent again from the account of whoever has not accepted it',
  { tag: '@nightly' },
  async ({ page, request, complaints }) => {
    const editor = await signIn(request);
    const colleague = {
      name: 'Wanda Waiting',
      email: 'wanda@directory.example',
      roles: ['viewer'],
    };
    const { id } = await editor.create('users', colleague);
    const first = await invitationLink(colleague.email);
    await page.goto(`/admin/collections/users/${id}`);
    await expectFormReady(page);
    const sendAgain = page.getByRole('button', { name: 'Send the invitation again' });
    // Within the first seconds the server refuses: one has just been sent.
    await expect(async () => {
      await sendAgain.click();
      await expect(page.getByText(/An invitation is on its way to Wanda/).first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 40_000 });
    const others = complaints.splice(0).filter((text) => !text.includes('429 (Too Many Requests)'));
    expect(others).toEqual([]);
    await expect.poll(() => invitationLink(colleague.email), { timeout: 30_000 }).not.toBe(first);
    await editor.remove('users', id);
  },
);

test(
  'a second factor is added, asked for without a mouse, replaced by a recovery code, and removed',
  { tag: '@nightly' },
  async ({ page, context, request, complaints }) => {
    await context.clearCookies();
    const editor = await signIn(request);
    const colleague = { name: 'Fay Factor', email: 'fay@directory.example', roles: ['viewer'] };
    const { id } = await editor.create('users', colleague);
    const mine = { email: colleague.email, password: passwords.first };
    const invitation = await invitationLink(colleague.email);
    await choosePassword(page, invitation, mine.password, 'Accept and sign in');

    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Add a second factor' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Current password').fill(mine.password);
    await drawer.getByRole('button', { name: 'Continue' }).click();
    await expect(drawer.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
    const secret = (await drawer.locator('code').innerText()).replaceAll(' ', '');
    await drawer.getByLabel('Code').fill(new TOTP({ secret }).generate());
    await drawer.getByRole('button', { name: 'Add it' }).click();
    await expect(drawer.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const codes = await drawer.locator('li code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectNoAccessibilityFindings(page, '.account-form');
    await drawer.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();

    await signOut(page);
    await page.goto('/admin/login');
    await expectFormReady(page);
    await page.getByLabel('Email').fill(mine.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(mine.password);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectNoAccessibilityFindings(page, '.account-form');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The password or the code is wrong/)).toBeVisible();
    await code.fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
    const refused = expect.stringContaining('401 (Unauthorized)');
    expect(complaints.splice(0)).toEqual([refused, refused]);

    await page.goto('/admin/account');
    await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the second factor' }).click();
    await drawer.getByLabel('Current password').fill(mine.password);
    await drawer.getByLabel('Code').fill(codes[1] ?? '');
    await drawer.getByRole('button', { name: 'Remove the second factor' }).click();
    await expect(page.getByRole('button', { name: 'Add a second factor' })).toBeVisible();
    await signOut(page);
    await signInByForm(page, mine);
    await editor.remove('users', id);
  },
);

test(
  'whoever must have a second factor adds one before anything else, and an administrator can reset it',
  { tag: '@nightly' },
  async ({ page, context, browser, request, complaints }) => {
    await context.clearCookies();
    const editor = await signIn(request);
    const colleague = { name: 'Rita Required', email: 'rita@directory.example', roles: ['viewer'] };
    const { id } = await editor.create('users', colleague);
    const link = await invitationLink(colleague.email);
    await editor.updateGlobal('settings', { secondFactorFor: 'everybody' });
    await page.goto(link);
    await expectFormReady(page);
    await page.getByLabel('Password', { exact: true }).fill(passwords.first);
    await page.getByLabel('The password again').fill(passwords.first);
    await page.getByRole('button', { name: 'Accept and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
    await expectNoAccessibilityFindings(page, '.account-form');
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Add and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await editor.updateGlobal('settings', { secondFactorFor: 'nobody' });
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401 (Unauthorized)')]);

    const administrator = await (await browser.newContext()).newPage();
    await administrator.goto(`/admin/collections/users/${id}`);
    await administrator.getByRole('button', { name: 'Reset the second factor' }).click();
    await administrator.getByRole('button', { name: 'Reset it' }).click();
    await expect(administrator.getByText('Second factor: none.')).toBeVisible();
    await administrator.goto('/admin/collections/audit-trail');
    const entry = administrator.getByRole('row').filter({ hasText: 'Reset a second factor' });
    await expect(entry.first()).toContainText('Rita Required');
    await administrator.context().close();
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/login/);
    await editor.remove('users', id);
  },
);

test(
  'the audit trail tells in words who changed a colleague’s roles',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const colleague = { name: 'Rowan Roles', email: 'rowan@directory.example', roles: ['editor'] };
    const { id } = await editor.create('users', colleague);
    await editor.update('users', id, { roles: ['editor', 'admin'] });
    await page.goto('/admin/collections/audit-trail');
    const row = page.getByRole('row').filter({ hasText: 'Rowan Roles' }).first();
    await expect(row).toContainText('Roles: Editor → Editor, Administrator');
    await expect(row).toContainText('Changed');
    await expect(page.getByRole('table')).not.toContainText(/salt|hash/);
    await row.getByRole('link').first().click();
    await expect(
      page.getByRole('row', { name: 'Roles Editor Editor, Administrator' }),
    ).toBeVisible();
    await editor.remove('users', id);
  },
);

test(
  'a session is renewed when the admin is used after an hour, and not before',
  { tag: '@nightly' },
  async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().includes('/users/refresh-token')) renewals += 1;
    });
    await openAdmin(page, '/admin');
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
    await page.context().close();
  },
);

async function signOut(page: Page) {
  await page.goto('/admin/logout');
  await expect(page.getByText(/logged out/i).first()).toBeVisible();
}

const twice = (password: string) => ({
  '#field-password': password,
  '#field-confirm-password': password,
});
const known = (password: string) => ({ '#field-currentPassword': password });

/** Opens the fields for a new password, which a refused save closes with what is in them, fills some in and saves. */
async function change(page: Page, values: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Change password' }).click();
  await fillInForm(page, values);
  await page.getByRole('button', { name: 'Save' }).click();
}
