import { expect } from '@playwright/test';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings } from '../journey.ts';

test('an administrator reads how the system stands', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/admin/system');
  await expect(page.getByRole('heading', { name: 'System', level: 1 })).toBeVisible();
  await expect(page.getByText('answers and can be written to.')).toBeVisible();
  const queues = page.getByRole('table', { name: 'What waits and could be done now' });
  await expect(queues.getByRole('row', { name: /^Price alerts/ })).toBeVisible();
  const processes = page.getByRole('table', { name: 'Processes that run on this database' });
  await expect(processes.getByRole('row')).toHaveCount(2);
  await expectNoAccessibilityFindings(page, '.data-table');
});
