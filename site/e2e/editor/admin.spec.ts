import { expect, type APIRequestContext } from '@playwright/test';
import type { Company } from '#contract/schemas/company.ts';
import { expectFormReady, openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';

// An editor's work, from a change in the admin to the site.

async function firstCompany(request: APIRequestContext): Promise<Company> {
  const [company] = (await (await request.get('/api/companies')).json()) as Company[];
  return company!;
}

test('a price that an editor changes in the admin is on the site at the next request', async ({
  page,
  request,
  complaints,
}) => {
  const company = await firstCompany(request);
  const product = company.products[0]!;
  await page.goto(`/admin/collections/products/${product.id}`);
  await expectFormReady(page);
  await page.locator('#field-pricePence').fill('£777.77');
  await page.locator('#action-save').click();
  await expect(page.getByText(/^The price changes from .* to £777\.77/).first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel(/^£777\.77 is right: .*% more than £/).check();
  await page.locator('#action-save').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto(`/providers/${company.slug}`);
  await expect(page.getByText('£777.77').first()).toBeVisible();

  // A fee that makes an order so much dearer is asked about, too.
  await page.goto(`/admin/collections/products/${product.id}`);
  await expectFormReady(page);
  await page.locator('#field-deliveryFeePence').fill('995');
  await page.locator('#action-save').click();
  const fee = page.getByText(/^The fees change the total from £.* to £1,\d{3}\.\d\d /);
  await expect(fee.first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await expect(
    page.getByLabel(/^A total of £1,\d{3}\.\d\d is right: .*% more than £/),
  ).toBeVisible();

  const editor = await signIn(request);
  await editor.update('products', product.id, {
    pricePence: Math.round(Number(product.price) * 100),
    confirmLargeChange: true,
  });
});

test(
  'of several products at once only the stock is edited: prices come by an import, which can be undone',
  { tag: '@nightly' },
  async ({ page }) => {
    await openAdmin(page, '/admin/collections/products');
    for (const row of [1, 2]) await page.locator(`.row-${row} input[type="checkbox"]`).check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'Select fields to edit' });
    await drawer.getByRole('combobox').click();
    await expect(drawer.getByRole('option')).toHaveText(['In stock']);
  },
);

test('a provider that is unpublished leaves the site at once, and comes back', async ({
  request,
}) => {
  const editor = await signIn(request);
  const company = await firstCompany(request);
  await editor.update('providers', company.id, { _status: 'draft' });
  expect((await request.get(`/providers/${company.slug}`)).status()).toBe(404);
  await editor.update('providers', company.id, { _status: 'published' });
  expect((await request.get(`/providers/${company.slug}`)).status()).toBe(200);
});

test('the sample data notice goes when an editor turns it off', async ({ page, request }) => {
  const editor = await signIn(request);
  await editor.updateGlobal('settings', { showsSampleData: false });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeHidden();
  await editor.updateGlobal('settings', { showsSampleData: true });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
});
