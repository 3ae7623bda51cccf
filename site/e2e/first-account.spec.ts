import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { account, fillInForm, keepSession } from './editor.ts';
import { test } from './journey.ts';
import { serverFile } from './server-files.ts';

// Runs first on each server: the other journeys go on in this session.

test('the URL that the server prints opens the form for the first account', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/create-first-user/);
  await expect(page.locator('#field-name')).toBeVisible();
  await expect(page.getByText('Roles')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveCount(1);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This is not the setup code.').first()).toBeVisible();

  const dataDir = await readFile(serverFile('data-dir'), 'utf8');
  const setupCode = (await readFile(path.join(dataDir, 'setup-code'), 'utf8')).trim();
  await page.goto('about:blank');
  await page.goto(`/admin/create-first-user#setup-code=${setupCode}`);
  await expect(page.locator('#field-setupCode')).toHaveValue(setupCode);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Providers').first()).toBeVisible();
  await keepSession(context);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403 (Forbidden)')]);
});

async function fillIn(page: Page): Promise<void> {
  await fillInForm(page, {
    '#field-password': account.password,
    '#field-confirm-password': account.password,
    '#field-email': account.email,
    '#field-name': account.name,
  });
}
