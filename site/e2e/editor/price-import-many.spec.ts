import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAdmin, signIn, type Editor } from '../editor.ts';
import { test } from '../editor-journey.ts';

// Every price of the site from one file, with as many clicks as a person has to make.

const pound = 100;

type StoredProduct = { id: string; pricePence: number };

let editor: Editor;
let conflict: StoredProduct;

test.afterEach(async () => {
  const { id, pricePence } = conflict;
  await editor.update('products', id, { pricePence, confirmLargeChange: true });
});

test('162 prices are brought in from a file with one conflict and one refusal in five clicks', async ({
  page,
  request,
}) => {
  editor = await signIn(request);
  await openAdmin(page, '/admin/price-import');
  const [heading, ...rows] = await download(page);
  expect(rows).toHaveLength(162);
  conflict = await productOf(rows[0]!);
  const refused = await productOf(rows[1]!);
  const written = await productOf(rows[2]!);
  // A colleague changes the first price after the download, and the second row has a name that nobody has.
  await editor.update('products', conflict.id, { pricePence: conflict.pricePence + 3 * pound });
  const changed = rows.map(aPoundMore);
  changed[1] = `Nobody’s ${changed[1]}`;

  await openAdmin(page, '/admin/collections/products');
  const clicked: string[] = [];
  const click = async (what: string, where: Locator) => {
    clicked.push(what);
    await where.click();
  };
  await click('import', page.getByRole('link', { name: 'Import them from a spreadsheet' }));
  const choosing = page.waitForEvent('filechooser');
  await click('file', page.getByLabel('Choose a file of prices, or drop it here'));
  await (
    await choosing
  ).setFiles({
    name: 'december.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, ...changed].join('\r\n')),
  });
  await expect(page.getByRole('heading', { name: 'What december.csv would do' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'To confirm (1)' })).toBeVisible();
  await expect(page.getByText('Somebody has changed this here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refused (1)' })).toBeVisible();
  await click('conflict', page.getByLabel('I have looked at the row to confirm'));
  await click('refusal', page.getByLabel(/^Leave out the 1 row/));
  await click('apply', page.getByRole('button', { name: 'Apply 161 rows' }));
  await expect(page.getByText('december.csv is applied: 161 changed, 0 added.')).toBeVisible();
  expect(clicked).toEqual(['import', 'file', 'conflict', 'refusal', 'apply']);
  expect(await priceOf(conflict)).toBe(conflict.pricePence + pound);
  expect(await priceOf(refused)).toBe(refused.pricePence);
  expect(await priceOf(written)).toBe(written.pricePence + pound);

  await page.getByRole('button', { name: 'Undo december.csv' }).click();
  await expect(page.getByText('161 products become what they were before')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('december.csv is undone')).toBeVisible();
  expect(await priceOf(written)).toBe(written.pricePence);
});

/** The lines of the current prices. */
async function download(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).first().click();
  return readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\r\n');
}

async function productOf(row: string): Promise<StoredProduct> {
  const [provider, medication, dose] = row.split(',');
  const title = `${provider} – ${medication} ${dose}`;
  const [product] = await editor.find<StoredProduct>('products', 'title', title);
  return product!;
}

/** In pence. */
async function priceOf({ id }: StoredProduct): Promise<number | undefined> {
  const [product] = await editor.find<StoredProduct>('products', 'id', id);
  return product?.pricePence;
}

function aPoundMore(row: string): string {
  const [provider, medication, dose, price, ...rest] = row.split(',');
  return [provider, medication, dose, (Number(price) + 1).toFixed(2), ...rest].join(',');
}
