import { expect, type APIRequestContext } from '@playwright/test';
import { openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

// Offers are put on the site and taken off in the list.

test('an offer is switched off and on in the list, with the keyboard', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const [provider] = await editor.find<{ id: string }>('providers', 'slug', 'dovelark-health');
  const discountText = '5% off the journey of a switch';
  const { id } = await editor.create('discounts', {
    provider: provider!.id,
    discountText,
    percentageOff: 5,
    appliesTo: ['delivery'],
    validityPeriod: 'Until this journey ends',
    url: 'https://dovelark-health.example/journey',
    discoveredAt: '2025-01-01T00:00:00.000Z',
    endsAt: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString(),
    isActive: true,
  });
  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: /ends? within 7 days/ }).click();
  const row = page.getByRole('row').filter({ hasText: discountText });
  await expect(row).toContainText('Ends in 3 days');
  const onSite = row.getByRole('switch', { name: `Switched on: ${discountText}` });
  await expect(onSite).toBeChecked();
  await expectNoAccessibilityFindings(page, '.discount-switch');

  await openAdmin(page, '/admin/collections/discounts');
  await onSite.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('The offer is switched off.')).toBeVisible();
  await expect(onSite).not.toBeChecked();
  expect(await textOf(request, '/api/discounts')).not.toContain(discountText);
  expect(await textOf(request, '/discounts')).not.toContain(discountText);

  await page.keyboard.press('Space');
  await expect(page.getByText('The offer is switched on.')).toBeVisible();
  await expect(onSite).toBeFocused();
  expect(await textOf(request, '/api/discounts')).toContain(discountText);
  expect(await textOf(request, '/discounts')).toContain(discountText);
  await editor.remove('discounts', id);
});

test('an offer that nobody has saved yet is not said to be on the site', async ({ page }) => {
  await openAdmin(page, '/admin/collections/discounts/create');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await expect(page.getByText('On the site', { exact: true })).toHaveCount(0);
});

test('an offer on a medicine waits for an administrator', async ({ page, request, complaints }) => {
  const editor = await signIn(request);
  const [provider] = await editor.find<{ id: string }>('providers', 'slug', 'dovelark-health');
  const discountText = '£5 off the journey of a medicine';
  const { id } = await editor.create('discounts', {
    provider: provider!.id,
    discountText,
    appliesTo: ['medicine'],
    validityPeriod: 'Until this journey ends',
    url: 'https://dovelark-health.example/journey',
    discoveredAt: '2025-01-01T00:00:00.000Z',
    isActive: false,
  });
  await openAdmin(page, '/admin/collections/discounts');
  const row = page.getByRole('row').filter({ hasText: discountText });
  await expect(row).toContainText('Waiting for sign-off');
  await row.getByRole('switch').click();
  await expect(page.getByText('needs an administrator’s sign-off')).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await editor.remove('discounts', id);
});

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}
