import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Product } from '#contract/schemas/product.ts';
import { openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll } from '../journey.ts';

// Prices out, changed, in and back again, as an editor without training would do it.

test('three prices changed in the downloaded file are on the site after the import, and gone after its undoing but for one that was changed since', async ({
  page,
  request,
}) => {
  await openAdmin(page, '/admin/price-import');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).first().click();
  const lines = readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
  const before = await prices();

  const [heading, ...rows] = lines;
  const changed = rows.map((row, index) => (index < 3 ? withPrice(row, index) : row));
  await page.getByLabel('Choose a file of prices, or drop it here').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, ...changed].join('\r\n')),
  });

  await expect(page.getByRole('heading', { name: 'What november.csv would do' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'To confirm (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Changed (3)' }).click();
  await expect(page.getByRole('row', { name: /▲ up 100%/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply 2 rows' })).toBeDisabled();
  await page.getByRole('button', { name: /^Same/ }).click();
  await expect(page.getByRole('button', { name: 'Apply 2 rows' })).toBeInViewport();
  await page.getByRole('button', { name: 'To confirm (1)' }).click();
  await page.getByRole('checkbox', { name: 'Line 4 is right' }).check();
  await expectNoAccessibilityFindings(page);
  await page.getByRole('button', { name: 'Apply 3 rows' }).click();
  await expect(page.getByText('november.csv is applied: 3 changed, 0 added.')).toBeVisible();
  const after = await prices();
  const changes = after.filter((price, index) => price !== before[index]);
  expect(changes).toHaveLength(3);

  await page.getByRole('button', { name: 'Open november.csv' }).click();
  await expect(page.getByRole('heading', { name: 'What november.csv did' })).toBeFocused();
  await expect(page.getByText('Rows: 3 written')).toBeVisible();
  await expect(page.getByRole('row', { name: /Written/ })).toHaveCount(3);
  await expectNoAccessibilityFindings(page);
  const keeping = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the file as it was sent' }).click();
  const kept = await keeping;
  expect(kept.suggestedFilename()).toBe('november.csv');
  expect(readFileSync(await kept.path(), 'utf8')).toBe([heading, ...changed].join('\r\n'));
  await page.getByRole('button', { name: 'Close' }).click();

  // A colleague changes one of them again, which stays when the others go back.
  const [product = '', imported = ''] = changes[0]?.split(' ') ?? [];
  const colleague = await signIn(request);
  const pricePence = Math.round(Number(imported) * 100) + 100;
  await colleague.update('products', product, { pricePence });

  await page.getByRole('button', { name: 'Undo november.csv' }).click();
  await expect(page.getByText('2 products become what they were before')).toBeVisible();
  await expect(page.getByText(/it was changed: Price £.* → £.*, by Edith Example/)).toBeVisible();
  await expectNoAccessibilityFindings(page);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('november.csv is undone')).toBeVisible();
  const undone = await prices();
  const staying = undone.filter((each, index) => each !== before[index]);
  expect(staying).toEqual([`${product} ${(pricePence / 100).toFixed(2)}`]);
  const old = before.find((each) => each.startsWith(`${product} `))?.split(' ')[1];
  await colleague.update('products', product, {
    pricePence: Math.round(Number(old) * 100),
    confirmLargeChange: true,
  });

  /** What visitors are told, in an order that no price changes. */
  async function prices(): Promise<string[]> {
    const products = (await (await request.get('/api/products')).json()) as Product[];
    return products.map(({ id, price }) => `${id} ${price}`).toSorted();
  }
});

test(
  'a file that is no table of prices is refused with what to do',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    await openAdmin(page, '/admin/price-import');
    await page.getByLabel('Choose a file of prices, or drop it here').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await expect(
      page.getByRole('alert').filter({ hasText: 'This is a PDF document, whatever it is called.' }),
    ).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  },
);

test('a supplier’s file is read once the editor has said which column is the price and that its commas are decimal', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const [product] = (await (await request.get('/api/products')).json()) as Product[];
  const { company, name: medication, dose, price } = product!;
  const dearer = `${Math.floor(Number(price)) + 1},25`;
  const file = {
    name: 'supplier.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Our prices\n\nProvider;Medicine;Dose;Cost per pen\n${company.name};${medication};${dose};${dearer}`,
    ),
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await openAdmin(page, '/admin/price-import');
  const chooser = page.getByLabel('Choose a file of prices, or drop it here');
  await chooser.setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Which columns of supplier.csv?' })).toBeFocused();
  await expect(page.getByText('There is no column called “Price”.')).toBeVisible();
  await expectNoAccessibilityFindings(page);
  await page.getByLabel('“Cost per pen” is').selectOption('Price');
  await page.getByRole('button', { name: 'Read the file like this' }).click();

  await expect(page.getByRole('heading', { name: 'What supplier.csv would do' })).toBeFocused();
  await expect(page.getByText(`These prices have decimal commas: ${dearer} read as`)).toBeVisible();
  await expect(page.getByText(`“${dearer}” is not a price.`)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, convert them' }).click();
  await expect(page.getByText(`Prices are read with decimal commas: ${dearer} as`)).toBeVisible();
  const change = page.getByText(`£${dearer.replace(',', '.')}`, { exact: true });
  await expect(change).toBeVisible();
  const { x, width } = (await change.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(375);
  await expectNoSidewaysScroll(page);
  await expectNoAccessibilityFindings(page);
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByText('supplier.csv is applied: 1 changed, 0 added.')).toBeVisible();

  // Next time the name of the column is remembered.
  await page.getByRole('button', { name: 'Import another file' }).click();
  await chooser.setInputFiles(file);
  await expect(page.getByText('“Cost per pen” is read as Price, remembered from')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByRole('button', { name: 'Undo supplier.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('supplier.csv is undone')).toBeVisible();
  const [columnName] = await editor.find<{ id: string }>('column-names', 'heading', 'Cost per pen');
  await editor.remove('column-names', columnName!.id);
});

/** A pound more, or for the third row twice as much. */
function withPrice(row: string, index: number): string {
  const [provider, medication, dose, price, ...rest] = row.split(',');
  const newPrice = index === 2 ? Number(price) * 2 : Number(price) + 1;
  return [provider, medication, dose, newPrice.toFixed(2), ...rest].join(',');
}
