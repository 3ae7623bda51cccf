import { expect, type Page } from '@playwright/test';
import {
  account,
  expectFormReady,
  fillInForm,
  guideDraft,
  save,
  signIn,
  signInByForm,
} from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

// A tab that is closed, a laptop that runs out of power: what was typed is offered again, unless it is a price.

const keysOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')));

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/${address}`);
  await expectFormReady(page);
}

/** Types into a form and closes it without saving; waits until this browser has kept it. */
async function typeAndLeave(page: Page, address: string, field: string, text: string) {
  await openForm(page, address);
  await fillInForm(page, { [field]: text });
  await expect.poll(() => keysOf(page)).toHaveLength(1);
  await page.close();
}

test('what was typed and not saved is offered when the form opens again, and gone once it is saved', async ({
  context,
  page,
  request,
}) => {
  const editor = await signIn(request);
  const { id } = await editor.create('guides?draft=true', guideDraft('left-open'));
  const guide = `collections/guides/${id}`;
  // In a session of its own, because it ends it.
  await context.clearCookies();
  await signInByForm(page, account);
  await typeAndLeave(page, guide, '#field-description', 'What I typed before lunch.');

  const later = await context.newPage();
  await openForm(later, guide);
  const offer = later.locator('.unsaved');
  await expect(offer.getByRole('heading')).toHaveText(
    'You have typed something here and not saved it',
  );
  const typed = offer.getByRole('table', { name: 'What you typed' });
  await expect(typed.getByRole('row', { name: 'Description' })).toContainText(
    'What I typed before lunch.',
  );
  await expectNoAccessibilityFindings(later, '.unsaved');
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(offer).toBeHidden();
  await expect(later.locator('#field-description')).toHaveValue('What I typed before lunch.');
  await expect(later.getByText('Words that are already there.')).toBeVisible();
  const answer = later.waitForResponse((response) => response.request().method() === 'PATCH');
  await later.getByRole('button', { name: 'Save draft' }).click();
  expect((await answer).status()).toBe(200);
  await expect.poll(() => keysOf(later)).toEqual([]);

  // A global; and this time it is not wanted.
  await typeAndLeave(later, 'globals/home', '#field-bannerText', 'A banner that nobody wants');
  const next = await context.newPage();
  await openForm(next, 'globals/home');
  await next.locator('.unsaved').getByRole('button', { name: 'Discard it' }).click();
  await expect(next.locator('.unsaved')).toBeHidden();
  await expect(next.locator('#field-bannerText')).not.toHaveValue('A banner that nobody wants');
  expect(await keysOf(next)).toEqual([]);

  // Signing out leaves nothing behind.
  await fillInForm(next, { '#field-bannerText': 'Typed before going home' });
  await expect.poll(() => keysOf(next)).toHaveLength(1);
  next.on('dialog', (dialog) => void dialog.accept());
  await next.goto('/admin/logout');
  await expect.poll(() => keysOf(next)).toEqual([]);
  await editor.remove('guides', id);
});

test(
  'a form without a name yet says so, and without a connection that it could not be sent',
  { tag: '@nightly' },
  async ({ context, page, request, complaints }) => {
    const editor = await signIn(request);
    await openForm(page, 'collections/guides/create');
    await expect(page.locator('.doc-header__title')).toHaveText('No title yet');
    await expect(page.getByText('Guide, not saved yet')).toBeVisible();

    const { id } = await editor.create('guides?draft=true', guideDraft('offline'));
    await openForm(page, `collections/guides/${id}`);
    await fillInForm(page, { '#field-description': 'Typed on a train.' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(
      page.getByText('This could not be sent. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.locator('#field-description')).toHaveValue('Typed on a train.');
    await context.setOffline(false);
    // The browser says so to developers, too.
    complaints.splice(0);
    expect(await save(page, 'Save draft')).toBe(200);
    await editor.remove('guides', id);
  },
);

test(
  'a price that was typed is kept nowhere but in its form',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const [product] = await editor.find<{ id: string }>('products', 'inStock', 'true');
    await openForm(page, `collections/products/${product!.id}`);
    const checked = page.waitForRequest((asked) => (asked.postData() ?? '').includes('19999'));
    await page.locator('#field-pricePence').fill('199.99');
    await checked;
    // As if it was left, which is when a form that keeps anything keeps it at the latest.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/199/);
    expect(await keysOf(page)).toEqual([]);
  },
);
