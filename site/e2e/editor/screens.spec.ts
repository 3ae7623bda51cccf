import { expect, type Page } from '@playwright/test';
import {
  expectFormReady,
  guideDraft,
  openAdmin,
  openSchedule,
  schedule,
  signIn,
} from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoSidewaysScroll } from '../journey.ts';

// The admin's screens on a phone and at a desk.

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 900 };

// Like every journey, this one fails if a page asks another host for anything.
test(
  'no screen that the menu leads to is wider than a phone or a desk, and the buttons of its form are in view',
  { tag: '@nightly' },
  async ({ page, request }) => {
    test.setTimeout(600_000);
    // There are jobs only while something is scheduled.
    const editor = await signIn(request);
    const { id } = await editor.create('guides', guideDraft('of-a-job'));
    await openAdmin(page, `/admin/collections/guides/${id}`);
    await expectFormReady(page);
    await openSchedule(page);
    await schedule(page, new Date('2030-06-01T09:30:00.000Z'));
    await openAdmin(page, '/admin');
    const menu = await addresses(page, '.nav a[href^="/admin/"]:not([href$="/logout"])');
    expect(menu).toContain('/admin/collections/products');
    for (const address of ['/admin', '/admin/account', ...menu]) {
      await expectToFit(page, address);
      const forms = await addresses(
        page,
        `a[href^="${address}/create"], tr.row-1 a[href^="${address}/"]`,
      );
      if (address.endsWith('/payload-jobs')) {
        expect(forms).toHaveLength(1);
        await expect(page.getByRole('link', { name: 'Scheduled publication' })).toBeVisible();
      }
      for (const form of new Set(forms)) await expectToFit(page, form);
    }
    await editor.remove('guides', id);
  },
);

test(
  'an import fits a phone: its preview, the file afterwards and the question before it is undone',
  { tag: '@nightly' },
  async ({ page, products }) => {
    const { company, name, dose, price } = products[0]!;
    const row = [company.name, name, dose, (Number(price) + 1).toFixed(2)].join(',');
    await page.setViewportSize(phone);
    await openAdmin(page, '/admin/price-import');
    await page.getByLabel('Choose a file of prices, or drop it here').setInputFiles({
      name: 'phone.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Provider,Medication,Dose,Price\r\n${row}\r\n`),
    });
    await expect(page.getByRole('heading', { name: 'What phone.csv would do' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Apply 1 row' }).click();
    await expect(page.getByText('phone.csv is applied: 1 changed, 0 added.')).toBeVisible();
    await page.getByRole('button', { name: 'Open phone.csv' }).click();
    await expect(page.getByRole('heading', { name: 'What phone.csv did' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Undo phone.csv' }).click();
    const undo = page.getByRole('button', { name: 'Undo the import' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await undo.click();
    await expect(page.getByText('phone.csv is undone')).toBeVisible();
  },
);

test(
  'on a phone the list of products shows prices, and the list of offers their switches',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openAdmin(page, '/admin/collections/products');
    await expect(page.getByRole('cell', { name: /^£/ }).first()).toBeInViewport({ ratio: 1 });
    await openAdmin(page, '/admin/collections/discounts');
    await expect(page.getByRole('switch').first()).toBeInViewport({ ratio: 1 });
  },
);

test(
  'weeks begin on Monday and clocks have 24 hours, in forms, in filters and where publishing is scheduled',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const { id } = await editor.create('guides', guideDraft('scheduled'));
    await openAdmin(page, `/admin/collections/guides/${id}`);
    await expectFormReady(page);
    await page.locator('.date-time-field input').first().click();
    await expectBritishWeeks(page);

    await openSchedule(page);
    const time = page.locator('#time').getByRole('textbox');
    await time.click();
    await expectBritishWeeks(page);
    await page.getByRole('option', { name: '23:30' }).click();
    await expect(time).toHaveValue(/^\d{1,2} [A-Z][a-z]+ \d{4}, 23:30$/);

    const later = new URLSearchParams({
      'where[or][0][and][0][updatedAt][greater_than]': new Date().toISOString(),
    });
    await openAdmin(page, `/admin/collections/guides?${later}`);
    await page.locator('.condition-value-date').getByRole('textbox').click();
    await expectBritishWeeks(page);
    await editor.remove('guides', id);
  },
);

async function expectBritishWeeks(page: Page): Promise<void> {
  await expect(page.locator('.react-datepicker__day-name').first()).toHaveText('Mo');
}

/** Opens a screen on a phone and looks at it there and at a desk. */
async function expectToFit(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.setViewportSize(phone);
    await openAdmin(page, address);
    if (await page.locator('form[data-form-ready]').count()) await expectFormReady(page);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      for (const button of await page.locator('.doc-controls button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

async function addresses(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
