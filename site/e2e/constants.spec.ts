import { expect, type Page } from '@playwright/test';
import { open, test } from './journey.ts';

// Specification, sections 7 and 9: the delays of tooltips, how toasts go, and cookies with every read.

// A clock that has been set goes for all pages of a context.
test.use({ sharesContext: false });

const toast = (page: Page) =>
  page.getByRole('region', { name: /Notification/ }).getByRole('listitem');

async function showToast(page: Page) {
  await page.getByRole('textbox', { name: 'Email address' }).fill('reader.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toBeVisible();
}

/** Drags a toast to the right. */
async function drag(page: Page, pixels: number) {
  const { x, y } = (await toast(page).boundingBox())!;
  await page.mouse.move(x + 40, y + 15);
  await page.mouse.down();
  await page.mouse.move(x + 40 + pixels / 2, y + 15);
  await page.mouse.move(x + 40 + pixels, y + 15);
  await page.mouse.up();
}

test('a tooltip opens after 700 ms of pointing, and at once within 300 ms of another one', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/providers');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const arrows = page.locator('button.cursor-help');
  const tooltip = page.getByRole('tooltip');
  await arrows.nth(0).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(250);
  await arrows.nth(1).hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(350);
  await arrows.nth(0).hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveCount(0);
});

test('a toast is swiped away to the right by at least 50 pixels', async ({ page }) => {
  await open(page, '/subscribe');
  await showToast(page);
  // Under the pointer it stays.
  await toast(page).hover();
  await drag(page, 40);
  await expect(toast(page)).toBeVisible();
  await drag(page, 80);
  await expect(toast(page)).toBeHidden();
});

test('a toast disappears after five seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  // From here the journey controls the clock, however slow the machine.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await showToast(page);
  await page.clock.runFor(4500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeHidden();
});

test('a toast that was dismissed is removed after 1,000,000 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/subscribe');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await showToast(page);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeHidden();
  const region = page.getByRole('region', { name: /Notification/ });
  await page.clock.fastForward(990_000);
  await expect(region).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(region).not.toBeAttached();
});

test('a read sends the cookies of the site', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'mine', value: 'yes', url: baseURL! }]);
  await open(page, '/contact');
  const asked = page.waitForRequest('**/api/discounts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Discounts' }).click();
  expect((await (await asked).allHeaders()).cookie).toContain('mine=yes');
});
