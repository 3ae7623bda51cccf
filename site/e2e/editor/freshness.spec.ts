import { expect } from '@playwright/test';
import { expectFormReady, openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

// Prices are marked as checked, and tell what they have been.

type Product = { id: string; title: string; provider: string; checkedAt: string };

test('stale prices are marked as still right from the list, and one in its form', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const [provider] = await editor.find<{ id: string }>('providers', 'slug', 'quillbrook-online');

  await openAdmin(page, '/admin');
  await expectNoAccessibilityFindings(page, '.desk');
  await page.getByRole('link', { name: /not been checked for 30 days/ }).click();
  const stale = page.getByRole('row').filter({ hasText: 'Quillbrook Online' });
  await expect(stale.first()).toContainText('Over 30 days');
  const count = await stale.count();
  expect(count).toBeGreaterThan(1);
  await stale.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Still right: mark 1 price as checked' }).click();
  await expect(page.getByText('1 price marked as checked just now.')).toBeVisible();
  await expect(stale).toHaveCount(count - 1);

  await stale.first().getByRole('link').first().click();
  await expect(page.locator('#field-pricePence')).not.toHaveValue('', { timeout: 20_000 });
  await expectFormReady(page);
  await page.getByRole('button', { name: 'Still right', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 20_000 });
  const after = await editor.find<Product>('products', 'provider', provider!.id);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(after.filter(({ checkedAt }) => checkedAt > hourAgo)).toHaveLength(2);
});

test(
  'a provider and a product have a tab with what their prices have been',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const [provider] = await editor.find<{ id: string }>('providers', 'slug', 'dovelark-health');
    const [product] = await editor.find<Product>('products', 'provider', provider!.id);
    await page.goto(`/admin/collections/providers/${provider!.id}`);
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await expect(page.getByRole('img', { name: /Prices of Mounjaro/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /seen of Mounjaro/ })).toContainText(
      'Sample data',
    );

    // The same chart and table, with far fewer rows for axe to read.
    await page.goto(`/admin/collections/products/${product!.id}/prices`);
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: 'Recorded by' })).toBeVisible();
    await expectNoAccessibilityFindings(page, '.observations');
  },
);
