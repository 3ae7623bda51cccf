import { createHash } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { examplePdf, examplePicture } from '#cms/testing/files.ts';
import { expectFormReady, fillInForm, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open } from '../journey.ts';

type Product = { id: string; checkedAt: string };

/** Opens the form of a product. */
async function openProduct(page: Page, request: APIRequestContext): Promise<Product> {
  const editor = await signIn(request);
  const [provider] = await editor.find<{ id: string }>('providers', 'slug', 'dovelark-health');
  const [product] = await editor.find<Product>('products', 'provider', provider!.id);
  await page.goto(`/admin/collections/products/${product!.id}`);
  await expectFormReady(page);
  return product!;
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}

test(
  'a screenshot is added to a product, saved with it, and stands on its receipt',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { id } = await openProduct(page, request);
    const drop = page.getByLabel('Drop a screenshot or PDF here');
    const picture = await examplePicture();
    await drop.setInputFiles({ name: 'Screenshot.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('img', { name: 'What was seen' })).toBeVisible();
    await expectNoAccessibilityFindings(page, '.evidence-field');
    await save(page);
    // It belongs to that check alone.
    await expect(drop).toBeVisible();
    await fillInForm(page, {
      '#field-sourceUrl': 'https://dovelark.example/prices',
      '#field-correction': 'It was another page.',
    });
    await save(page);
    await expect(page.locator('#field-correction')).toHaveValue('');

    await open(page, `/prices/${id}`);
    const observations = page.getByRole('region', { name: 'What we saw' }).getByRole('article');
    const link = page.getByRole('link', { name: 'Picture of what was seen' });
    await expect(observations.nth(0).getByRole('link', { name: /Picture/ })).toHaveCount(0);
    await expect(observations.nth(0)).toContainText('It was another page.');
    await expect(observations.nth(1)).toContainText('Entered by hand by the administrator');
    await expect(link).toHaveCount(1);
    const shown = observations.nth(1).locator('img');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await observations.nth(1).getByText('How to verify the file').click();
    const answer = await page.request.get((await link.getAttribute('href'))!);
    const sha256 = createHash('sha256')
      .update(await answer.body())
      .digest('hex');
    await expect(observations.nth(1).getByText(sha256)).toBeVisible();
    await expectNoAccessibilityFindings(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a screenshot is pasted, what is no evidence is refused in words, and a PDF is for saving',
  { tag: '@nightly' },
  async ({ page, request, complaints }) => {
    const { id } = await openProduct(page, request);
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], 'image.png'));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...(await examplePicture())],
    );
    await expect(page.getByRole('img', { name: 'What was seen' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave it out' }).click();

    const drop = page.getByLabel('Drop a screenshot or PDF here');
    const text = { name: 'prices.png', mimeType: 'image/png', buffer: Buffer.from('£129') };
    await drop.setInputFiles(text);
    await expect(page.getByText('This file is neither a picture')).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('415')]);

    await drop.setInputFiles({
      name: 'prices.pdf',
      mimeType: 'application/pdf',
      buffer: examplePdf('Of a journey'),
    });
    await expect(page.getByRole('link', { name: 'PDF of what was seen' })).toBeVisible();
    await save(page);
    await open(page, `/prices/${id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF of what was seen' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/^[\da-f]{64}\.pdf$/);
  },
);
