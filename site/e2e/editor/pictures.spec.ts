import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { changeForm, expectFormReady, fillInForm, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, open } from '../journey.ts';

// A guide with a picture and links inside the site, by the clock: its clicks are counted.

const slug = 'pens-and-their-boxes';

/** A picture of a pen, large enough to come in several sizes. */
function pictureOfPen(): Promise<Buffer> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#dfe7ec"/>' +
    '<rect x="300" y="380" width="900" height="120" rx="60" fill="#2b5d6e"/>' +
    '<rect x="1040" y="380" width="160" height="120" rx="60" fill="#f2b84b"/></svg>';
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

const targets = [
  { words: 'Wegovy', name: 'Wegovy', address: '/medications?filter=wegovy' },
  { words: 'Dovelark', name: 'Dovelark Health', address: '/providers/dovelark-health' },
  { words: 'our terms', name: 'Terms of Service', address: '/terms-of-service' },
];

test(
  'a guide with a picture and three links inside the site is written in 19 clicks',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    for (const { id } of await editor.find<{ id: string }>('guides', 'slug', slug))
      await editor.remove('guides', id);
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };

    await page.goto('/admin/collections/guides/create');
    await expectFormReady(page);
    await fillInForm(page, {
      '#field-title': 'Pens and their boxes',
      '#field-description': 'What is written on the box of a pen.',
      '#field-category': 'Treatment',
      '#field-readTimeMinutes': '3',
    });
    const reviewed = page.locator('#field-lastReviewedAt input');
    await changeForm(page, () => reviewed.fill('20 November 2026'), '2026-11-20');
    await page.keyboard.press('Enter');

    const field = page.locator('#field-picture');
    await click(field.getByRole('button', { name: 'Create new' }));
    const drawer = page.getByRole('dialog').filter({ has: page.locator('#field-alt') });
    await drawer
      .locator('input[type="file"]')
      .setInputFiles({ name: 'pen.png', mimeType: 'image/png', buffer: await pictureOfPen() });
    await drawer.locator('#field-alt').fill('A pen with a yellow cap');
    await click(drawer.getByRole('button', { name: 'Save', exact: true }));
    await expect(field.locator('img')).toBeVisible({ timeout: 30_000 });

    const text = page.locator('.ContentEditable__root');
    await click(text);
    const linkButton = page.locator('.fixed-toolbar .toolbar-popup__button-link');
    for (const { words, name } of targets) {
      await page.keyboard.type(`See ${words}`);
      await expect(linkButton).toContainClass('disabled');
      for (const _ of words) await page.keyboard.press('Shift+ArrowLeft');
      await expect(linkButton).not.toContainClass('disabled');
      await click(linkButton);
      await chooseDocument(page, { words, name, click });
      await page.keyboard.press('End');
      await page.keyboard.type('. ');
    }
    await page.keyboard.type('That is all.');
    await expect(text).toContainText('That is all.');
    await click(page.getByRole('button', { name: 'Publish changes' }));
    await expect(page).toHaveURL(/guides\/[0-9a-f-]+$/, { timeout: 30_000 });
    expect(clicks).toBe(19);

    await open(page, `/articles/${slug}`);
    const picture = page.getByRole('img', { name: 'A pen with a yellow cap' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const article = page.locator('.article');
    for (const { words, address } of targets)
      await expect(article.getByRole('link', { name: words })).toHaveAttribute('href', address);
    await expect(article).toContainText('That is all.');
    await expectNoAccessibilityFindings(page);
  },
);

type Target = { words: string; name: string; click: (target: Locator) => Promise<void> };

/** Has the link of these words lead to a document, picked from its list. */
async function chooseDocument(page: Page, { words, name, click }: Target): Promise<void> {
  const drawer = page.getByRole('dialog').filter({ hasText: 'Internal Link' });
  await expect(drawer.locator('#field-text')).toHaveValue(words);
  await click(drawer.getByText('Internal Link'));
  await click(drawer.locator('#field-doc input').first());
  await page.keyboard.type(name);
  const option = drawer.locator('.rs__option').getByText(name, { exact: true });
  // Until then the form says that there is no document.
  await changeForm(page, () => click(option), `"label":"${name}"`);
  await expect(drawer.getByRole('radio', { name: 'Internal Link' })).toBeChecked();
  await click(drawer.getByRole('button', { name: 'Save' }));
  await expect(drawer).toBeHidden();
  // The drawer closes before the link is changed.
  await expect(page.locator('.link-editor')).toContainText(name);
}
