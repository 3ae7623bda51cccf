import { expect } from '@playwright/test';
import { signIn, signInToAdmin } from '../editor.ts';
import { expectNoAccessibilityFindings, test } from '../journey.ts';

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

  await signInToAdmin(page);
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
