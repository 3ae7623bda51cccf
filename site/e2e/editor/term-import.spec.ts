import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openAdmin } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

// What providers ask of patients: out, changed, in and back again, as an editor without training would do it.

test(
  'a term changed in the downloaded file is on the site after the import, and as before after another',
  { tag: '@nightly' },
  async ({ page, request }) => {
    await openAdmin(page, '/admin/collections/providers');
    await page.getByRole('link', { name: 'Import the terms from a spreadsheet' }).click();
    const lines = await download();
    const [heading = '', ...rows] = lines;
    const row = rows.find((each) => /,Most pens in an order,[1-9]\d?,/.test(each)) ?? '';
    const [provider = '', , pens = ''] = row.split(',');
    const changed = row.replace(`order,${pens},`, `order,${Number(pens) + 1},`);
    const unreadable = row.replace(`Most pens in an order,${pens},`, 'Lowest BMI,heavy,');

    await choose([heading, changed, unreadable]);
    await expect(page.getByRole('heading', { name: 'What terms.csv would do' })).toBeFocused();
    await page.getByRole('button', { name: 'Refused (1)' }).click();
    await expect(page.getByText('“heavy” is no answer to “Lowest BMI”.')).toBeVisible();
    await expectNoAccessibilityFindings(page);
    await expect(page.getByRole('button', { name: 'Apply 1 row' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Leave out the 1 row' }).check();
    await page.getByRole('button', { name: 'Apply 1 row' }).click();
    await expect(
      page.getByText('terms.csv is applied: 1 term of 1 provider changed.'),
    ).toBeVisible();
    expect(await maxPens()).toBe(Number(pens) + 1);

    // Back again: an untouched download of before reverts nothing, one without its version does.
    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose([heading, row]);
    await expect(page.getByText('the file matches what is stored')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose([heading, row.replace(/,[^,]*,v\w+$/, ',,')]);
    await page.getByRole('button', { name: 'Apply 1 row' }).click();
    await expect(
      page.getByText('terms.csv is applied: 1 term of 1 provider changed.'),
    ).toBeVisible();
    expect(await maxPens()).toBe(Number(pens));

    async function download(): Promise<string[]> {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'CSV' }).first().click();
      return readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
    }

    async function choose(file: string[]): Promise<void> {
      await page.getByLabel('Choose a file of terms, or drop it here').setInputFiles({
        name: 'terms.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file.join('\r\n')),
      });
    }

    /** What visitors are told. */
    async function maxPens(): Promise<number | null | undefined> {
      const answer = await request.get('/api/companies');
      const companies = (await answer.json()) as {
        name: string;
        terms: { maxPens: number | null };
      }[];
      return companies.find(({ name }) => name === provider)?.terms.maxPens;
    }
  },
);
