import { expect } from '@playwright/test';
import { guideDraft, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

test(
  'versions name who saved them and say when each was on the site; restoring one takes no page down',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    // Without an order of their own, versions would be sorted by that of the guides.
    const guide = { ...guideDraft('with-versions'), title: 'As it was at first', order: 900 };
    const { id } = await editor.create('guides?draft=true', guide);
    await editor.update('guides', id, {
      title: 'As readers see it',
      _status: 'published',
      order: 5,
    });
    await editor.update('guides', `${id}?draft=true`, { title: 'As it may become', order: 500 });

    await page.goto(`/admin/collections/guides/${id}/versions`);
    const versions = page.getByRole('table', { name: 'Versions, newest first' });
    const rows = versions.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText(/Edith Example.*Draft.*never/);
    await expect(rows.nth(1)).toContainText(/Edith Example.*Published.*since/);
    await expect(rows.nth(2)).toContainText(/Edith Example.*Draft.*never/);

    await expectNoAccessibilityFindings(page, 'main');

    await rows.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/versions\/[0-9a-f-]+$/);
    await expect(page.getByText('Saved by')).toBeVisible();
    await expect(page.getByText('Edith Example')).toBeVisible();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(new RegExp(`guides/${id}$`));
    await expect(page.locator('#field-title').first()).toHaveValue('As it was at first');
    await page.goto(`/articles/${guide.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('As readers see it');

    await editor.update('guides', id, { _status: 'draft' });
    await page.goto(`/admin/collections/guides/${id}/versions`);
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(3)).toContainText(/from .* to /);
    await editor.remove('guides', id);
  },
);
