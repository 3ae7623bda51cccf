import { expect, type APIRequestContext } from '@playwright/test';
import type { Company } from '../../../contract/schemas/company.ts';
import { test } from '../journey.ts';

// An editor's work, from the first account to a change on the site. One after the other: the first account exists once.
test.describe.configure({ mode: 'serial' });

const account = {
  name: 'Edith Example',
  email: 'edith@directory.example',
  password: 'a long password of hers',
};

/** The admin is Payload's: what its own pages complain of is not ours. */
test.afterEach(({ complaints }) => {
  complaints.splice(0);
});

async function signedIn(request: APIRequestContext): Promise<Record<string, string>> {
  const { email, password } = account;
  const response = await request.post('/cms-api/users/login', { data: { email, password } });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

async function firstCompany(request: APIRequestContext): Promise<Company> {
  const [company] = (await (await request.get('/api/companies')).json()) as Company[];
  return company!;
}

test('the admin makes its first account, an administrator’s', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/create-first-user/, { timeout: 20_000 });
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('#field-confirm-password').fill(account.password);
  await page.locator('#field-name').fill(account.name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
  await expect(page.getByText('Providers').first()).toBeVisible();
});

test('a price that an editor changes in the admin is on the site at the next request', async ({
  page,
  request,
}) => {
  const company = await firstCompany(request);
  const product = company.products[0]!;
  await signInToAdmin();
  await page.goto(`/admin/collections/products/${product.id}`);
  const price = page.locator('#field-pricePence');
  await expect(price).not.toHaveValue('', { timeout: 20_000 });
  await price.fill('77777');
  await page.locator('#action-save').click();
  await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/providers/${company.slug}`);
  await expect(page.getByText('£777.77').first()).toBeVisible();

  const headers = await signedIn(request);
  const data = { pricePence: Math.round(Number(product.price) * 100) };
  await request.patch(`/cms-api/products/${product.id}`, { headers, data });

  async function signInToAdmin() {
    await page.goto('/admin/login');
    await page.locator('#field-email').fill(account.email);
    await page.locator('#field-password').fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin$/, { timeout: 20_000 });
  }
});

test('a provider that is unpublished leaves the site at once, and comes back', async ({
  request,
}) => {
  const headers = await signedIn(request);
  const company = await firstCompany(request);
  const publish = (status: 'draft' | 'published') =>
    request.patch(`/cms-api/providers/${company.id}`, { headers, data: { _status: status } });

  expect((await publish('draft')).ok()).toBe(true);
  expect((await request.get(`/providers/${company.slug}`)).status()).toBe(404);
  expect((await publish('published')).ok()).toBe(true);
  expect((await request.get(`/providers/${company.slug}`)).status()).toBe(200);
});

test('the sample data notice goes when an editor turns it off', async ({ page, request }) => {
  const headers = await signedIn(request);
  const show = (showsSampleData: boolean) =>
    request.post('/cms-api/globals/settings', { headers, data: { showsSampleData } });

  expect((await show(false)).ok()).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeHidden();
  expect((await show(true)).ok()).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
});
