import { expect } from '@playwright/test';
import { guideDraft, openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll } from '../journey.ts';

test('what cannot be shown as it is saved is on the dashboard, with the way to it, until it is put right', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const { id } = await editor.create('medications', {
    name: 'Exampletide',
    slug: 'exampletide',
    activeIngredient: 'exampletide',
    description: 'An invented medication.',
    dosageRange: '1mg',
    mechanism: 'None.',
    frequency: 'Once a week',
    theme: 'neutral',
    // The contract has no empty ones.
    commonSideEffects: [''],
    order: 900,
    _status: 'published',
  });
  const readyz = async () => (await request.get('/readyz')).json() as Promise<object>;
  expect(await readyz()).toMatchObject({
    status: 'degraded',
    catalogue: { skipped: [{ collection: 'medications', id }] },
  });

  await openAdmin(page, '/admin');
  const panel = page.getByRole('region', { name: 'Not on the site' });
  await expect(panel).toContainText('commonSideEffects.0');
  await expectNoAccessibilityFindings(page, '.desk');
  await panel.getByRole('link', { name: 'Medication' }).click();
  await expect(page.locator('#field-name')).toHaveValue('Exampletide', { timeout: 20_000 });

  await editor.update('medications', id, { commonSideEffects: [] });
  expect(await readyz()).toMatchObject({ status: 'ready' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await editor.remove('medications', id);
});

test(
  'what is planned and due is in the calendar, which the dashboard leads to',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const draft = { ...guideDraft('planned'), title: 'A guide for the calendar' };
    const { id } = await editor.create('guides', { ...draft, _status: 'published' });
    await openAdmin(page, '/admin');
    await page.locator('.desk').getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    const overdue = page.getByRole('region', { name: 'Overdue' });
    const entry = overdue.getByRole('listitem').filter({ hasText: draft.title });
    await expect(entry).toContainText('20 August 2026');
    await expect(entry).toContainText('Guide, to be reviewed');
    await expectNoAccessibilityFindings(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await entry.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-title')).toHaveValue(draft.title, { timeout: 20_000 });

    await editor.remove('guides', id);
    await openAdmin(page, '/admin/calendar');
    await expect(overdue).toBeVisible();
    await expect(entry).toHaveCount(0);
  },
);
