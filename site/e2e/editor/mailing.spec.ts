import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { account, openAdmin, signIn } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { linkFromEmail } from '../mailbox.ts';

// An editor sends a report by email, and does what a subscriber asks for.

async function subscribeAndConfirm(page: Page, address: string) {
  const data = { email: address, source: 'homepage_newsletter' };
  expect((await page.request.post('/api/subscriptions', { data })).status()).toBe(201);
  const confirmation = {
    subject: 'Please confirm your subscription',
    pathname: '/subscription/confirm',
  };
  await page.goto(await linkFromEmail(address, confirmation));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('status')).toContainText('Your subscription is confirmed');
}

test('a report is looked at, tried and sent once, and a subscriber is given their data and erased', async ({
  page,
  request,
}) => {
  const title = `Report ${randomUUID().slice(0, 8)}`;
  const address = `reader-${randomUUID()}@reader.example`;
  await subscribeAndConfirm(page, address);
  const editor = await signIn(request);
  const { id } = await editor.create('market-reports', {
    title,
    description: 'What the injections cost.',
    category: 'Market Overview',
    month: '2025-09-01T12:00:00.000Z',
    readTimeMinutes: 3,
    sections: [
      {
        title: 'Summary',
        anchor: 'summary',
        // The data of that month give more.
        blocks: [
          { blockType: 'keyFigures', figures: [{ value: '9', label: 'products analysed' }] },
        ],
      },
    ],
    _status: 'published',
  });

  await page.goto(`/admin/collections/market-reports/${id}`);
  const panel = page.getByRole('region', { name: 'Send by email' });
  await expect(panel.getByText(/confirmed their address/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('9 products analysed – entered by an editor')).toBeVisible();
  await panel.getByRole('button', { name: 'Preview' }).click();
  const email = page.frameLocator('iframe[title="The email"]');
  await expect(email.getByRole('heading', { name: title })).toBeVisible();
  await expect(email.getByText('products analysed (entered by an editor)')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await panel.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is on its way to ${account.email}.`)).toBeVisible();

  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(panel.getByRole('status')).toContainText('Sent', { timeout: 60_000 });
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
  const report = { subject: title, pathname: '/subscription' };
  const preferences = await linkFromEmail(address, report);

  await openAdmin(page, '/admin/collections/subscriptions?limit=100');
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export active subscribers (CSV)' }).click();
  expect(await readFile(await (await list).path(), 'utf8')).toContain(address);

  await page.getByRole('link', { name: address }).click();
  const person = page.getByRole('region', { name: 'If this person asks' });
  const copy = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Save a copy of their data' }).click();
  expect(JSON.parse(await readFile(await (await copy).path(), 'utf8'))).toMatchObject({
    email: address,
    reports: [{ title, outcome: 'sent' }],
  });
  await person.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(
    page.getByText('Everything is erased but a one-way code and any complaints.'),
  ).toBeVisible();
  await page.goto(preferences);
  await expect(page.getByText('Unsubscribed')).toBeVisible();
  await expect(page.getByText(address)).toBeHidden();

  await page.goto(`/market-analysis/${title.toLowerCase().replace(' ', '-')}`);
  await expect(page.getByRole('link', { name: 'entered by an editor' })).toBeVisible();
  await editor.remove('market-reports', id);
});
