import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Product } from '#contract/schemas/product.ts';
import { expectFormReady, openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, open } from '../journey.ts';

// A correction, from the visitor who sends it to the public list.

const provider = { name: 'Rookthwaite Pharmacy', slug: 'rookthwaite-pharmacy' };

async function priceOf(request: APIRequestContext, dose: string): Promise<Product> {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const product = products.find(
    ({ name, company, ...each }) =>
      name === 'Mounjaro' && each.dose === dose && company.slug === provider.slug,
  );
  if (!product) throw new Error(`${provider.name} has no price for Mounjaro ${dose}`);
  return product;
}

async function sendCorrection(page: Page, { id }: Product, whatIsRight: string) {
  await open(page, `/prices/${id}`);
  await page.getByLabel('The price', { exact: true }).check();
  await page.getByLabel('What is right?').fill(whatIsRight);
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByText(/^Thank you\. An editor will compare it/)).toBeVisible();
}

async function openCorrection(page: Page, product: Product, whatIsRight: string) {
  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: /reported as wrong/ }).click();
  await expect(page).toHaveURL(/corrections/);
  await openAdmin(page, `${page.url()}&limit=100`);
  const row = page
    .getByRole('row')
    .filter({ hasText: whatIsRight })
    .filter({ hasText: provider.name })
    .filter({ hasText: `Mounjaro ${product.dose}` });
  await row.getByRole('link').first().click();
  await expectFormReady(page);
  await expect(page.locator('#field-provider')).toHaveValue(provider.name);
}

test('a correction is accepted in one step, and is then public on the receipt and in the list', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const product = await priceOf(request, '2.5mg');
  await sendCorrection(page, product, '£141.41');
  await openCorrection(page, product, '£141.41');
  await page.getByRole('button', { name: 'Accept “£141.41”' }).click();
  await expect(page.getByText('The price has been corrected.')).toBeVisible();

  await page.goto(`/prices/${product.id}`);
  await expect(page.getByRole('region', { name: 'The price now' })).toContainText('£141.41');
  const newest = page.getByRole('region', { name: 'What we saw' }).getByRole('article').first();
  await expect(newest).toContainText('£141.41');
  await expect(newest).toContainText(
    'Corrects the observation before it. Reported by a visitor: the price.',
  );

  await page.goto('/corrections');
  const correction = page.getByRole('article').filter({ hasText: '£141.41' });
  await expect(correction).toContainText(`Mounjaro 2.5mg at ${provider.name}`);
  await expect(correction).toContainText('is now £141.41');
  await expect(page.getByText(/Median time taken to correct a price: .+ minute/)).toBeVisible();
  await expectNoAccessibilityFindings(page);

  await editor.update('products', product.id, { pricePence: Math.round(+product.price * 100) });
});

test(
  'what no figure says is put right by hand, with a word about what was wrong',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const product = await priceOf(request, '5mg');
    await sendCorrection(page, product, 'about ten pounds less');
    await openCorrection(page, product, 'about ten pounds less');
    const correction = page.url();

    await page.goto(`/admin/collections/products/${product.id}`);
    await expectFormReady(page);
    await page.locator('#field-pricePence').fill('155.25');
    await page.locator('#field-correction').fill('Read from the line of another dose.');
    await page.locator('#action-save').click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 20_000 });
    await page.goto(`/prices/${product.id}`);
    await expect(
      page.getByText('Corrects the observation before it. Read from the line of another dose.'),
    ).toBeVisible();

    await editor.update('corrections', correction.split('/').at(-1)!, { status: 'accepted' });
    await page.goto('/corrections');
    await expect(
      page.getByRole('article').filter({ hasText: `Mounjaro 5mg at ${provider.name}` }),
    ).toContainText('The price');
    await editor.update('products', product.id, { pricePence: Math.round(+product.price * 100) });
  },
);
