import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
  wake,
} from './journey.ts';
import { linkFromEmail } from './mailbox.ts';

const newAddress = () => `reader-${randomUUID()}@reader.example`;
const email = (page: Page) => page.getByRole('textbox', { name: 'Your email address' });
const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me' });

const confirmation = {
  subject: 'Please confirm your price alert',
  pathname: '/price-alerts/confirm',
};

test.describe('From the home page to a price alert', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 }, hasTouch: true });

      test('it is six taps at most, with those in the email', async ({ page, context }) => {
        const address = newAddress();
        let taps = 0;
        const tap = async (what: ReturnType<Page['locator']>) => {
          taps += 1;
          await what.tap();
        };
        await page.goto('/');
        await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Price Alerts' }));
        await tap(page.getByRole('main').getByRole('link', { name: 'Mounjaro 5mg', exact: true }));
        await expect(page.getByText(/The lowest total now is £[\d.]+, at /)).toBeVisible();
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) {
          await wake(page);
          await expectNoAccessibilityFindings(page);
        }
        await tap(email(page));
        await page.keyboard.type(address);
        await tap(tellMe(page));
        await expect(page.getByRole('status')).toContainText('Look for our email');

        const link = await linkFromEmail(address, confirmation);
        // The link in the email is a tap too.
        taps += 1;
        await page.goto(link);
        if (javaScriptEnabled) await expectNoAccessibilityFindings(page);
        await tap(page.getByRole('button', { name: 'Confirm my price alert' }));
        await expect(page.getByRole('status')).toContainText('Your price alert has started');
        expect(taps).toBeLessThanOrEqual(6);
        expect(await context.cookies()).toEqual([]);
      });
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'An alert' : 'An alert without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('of a total at an amount or below is sent, leads to the receipt, and is ended', async ({
      page,
    }) => {
      const address = newAddress();
      await page.goto('/price-alerts?medication=wegovy&dose=1mg');
      if (javaScriptEnabled) await wake(page);
      await page.getByRole('radio', { name: /falls to an amount/ }).check();
      await page.getByRole('textbox', { name: /The amount, in pounds/ }).fill('£9000');
      await email(page).fill(address);
      await tellMe(page).click();
      await expect(page.getByRole('status')).toContainText('Look for our email');
      await page.goto(await linkFromEmail(address, confirmation));
      await page.getByRole('button', { name: 'Confirm my price alert' }).click();
      // The email may be there before the page is.
      await expect(page.getByRole('status')).toContainText('Your price alert has started');

      const subject = 'Wegovy 1mg: lowest total £141.95';
      const stored = await linkFromEmail(address, { subject, pathname: '/subscription' });
      await page.goto(stored);
      const alerts = page.getByRole('region', { name: 'Your price alerts' });
      await expect(alerts).toContainText(
        'Wegovy 1mg: the lowest total falls to £9,000.00 or below',
      );
      await expect(alerts).toContainText(address);
      if (javaScriptEnabled) {
        await wake(page);
        await expectNoAccessibilityFindings(page);
      }
      await expectNoSidewaysScroll(page);
      await alerts.getByText('Change this alert').click();
      await page.getByRole('textbox', { name: /The amount, in pounds/ }).fill('12.50');
      await page.getByRole('button', { name: 'Save the change' }).click();
      await expect(alerts.getByRole('status')).toContainText('Your price alert has been changed');
      await expect(alerts).toContainText('Wegovy 1mg: the lowest total falls to £12.50 or below');
      if (javaScriptEnabled) await expectNoAccessibilityFindings(page);
      await page.getByRole('button', { name: 'End this alert' }).click();
      await expect(alerts).toBeHidden();

      const end = await linkFromEmail(address, { subject, pathname: '/price-alerts/end' });
      await page.goto(end);
      await page.getByRole('button', { name: 'End all my price alerts' }).click();
      await expect(page.getByRole('status')).toContainText('Your price alerts have ended');
    });
  });
}

test('A form with nothing filled in says what is missing', async ({ page }) => {
  await open(page, '/price-alerts?medication=wegovy&dose=1mg');
  await page.getByRole('radio', { name: /falls to an amount/ }).check();
  await tellMe(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please enter the amount in pounds');
  await expect(summary).toContainText('Please enter a valid email address');
  await expectNoAccessibilityFindings(page);
});

test('The link to price alerts stands on a price’s receipt and on the medication’s page', async ({
  page,
  products,
}) => {
  const [product] = products;
  await open(page, `/prices/${product!.id}`);
  await page.getByRole('link', { name: 'Tell me when the price changes' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${product!.name} ${product!.dose}`,
  );
  const tellMeLink = page.getByRole('link', { name: 'Tell me when the price changes' });
  await open(page, '/medications?filter=wegovy&tab=overview&dose=1mg');
  await tellMeLink.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Wegovy 1mg' })).toBeVisible();
  await expect(tellMe(page)).toBeVisible();
  await open(page, '/medications?filter=wegovy&tab=overview');
  await tellMeLink.click();
  const doses = page.getByRole('region', { name: 'Which dose?' });
  await expect(doses.getByRole('link', { name: 'Wegovy 1mg', exact: true })).toBeVisible();
  await expect(doses.getByRole('link', { name: /^Mounjaro/ })).toBeHidden();
  await doses.getByRole('link', { name: 'Another medication' }).click();
  await expect(doses.getByRole('link', { name: /^Mounjaro/ }).first()).toBeVisible();
});

test('A dose that nobody lists is not offered, and leads back to those there are', async ({
  page,
}) => {
  await open(page, '/price-alerts?medication=wegovy&dose=9mg');
  await expect(page.getByText('No provider lists Wegovy 9mg.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another dose' }).click();
  await expect(page.getByRole('heading', { name: 'Which dose?' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Wegovy 2.4mg', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wegovy 7.2mg', exact: true })).toBeHidden();
  await expectNoAccessibilityFindings(page);
});

readingTest(
  'The pages of a price and of a provider announce the feeds of their changes',
  async ({ page, read, request, products, companies }) => {
    const { id, name, dose, company } = products[0]!;
    await read(`/prices/${id}`);
    const feeds = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    const addresses = async () =>
      feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(await addresses()).toEqual(
      expect.arrayContaining([
        `/feeds/doses/${name.toLowerCase()}/${dose.toLowerCase()}.atom`,
        `/feeds/providers/${company.slug}.atom`,
      ]),
    );
    for (const address of await addresses()) {
      const answer = await request.get(address);
      expect([address, answer.headers()['content-type']]).toEqual([
        address,
        'application/atom+xml; charset=utf-8',
      ]);
    }
    await read(`/provider/${companies[0]!.slug}`);
    expect(await addresses()).toContain(`/feeds/providers/${companies[0]!.slug}.atom`);
  },
);

test.describe('A change of an alert that cannot be made', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('leaves its form open and says there what is wrong', async ({ page }) => {
        const address = newAddress();
        for (const dose of ['1mg', '0.5mg']) {
          await page.goto(`/price-alerts?medication=wegovy&dose=${dose}`);
          if (javaScriptEnabled) await wake(page);
          await page.getByRole('radio', { name: /falls to an amount/ }).check();
          await page.getByRole('textbox', { name: /The amount, in pounds/ }).fill('9000');
          await email(page).fill(address);
          await tellMe(page).click();
          await expect(page.getByRole('status')).toContainText('Look for our email');
        }
        const stored = await linkFromEmail(address, {
          ...confirmation,
          pathname: '/subscription',
        });
        await page.goto(stored);
        if (javaScriptEnabled) await wake(page);
        const alerts = page
          .getByRole('region', { name: 'Your price alerts' })
          .getByRole('listitem');
        const changed = alerts.filter({ hasText: 'Wegovy 0.5mg' });
        const other = alerts.filter({ hasText: 'Wegovy 1mg' });
        await changed.getByText('Change this alert').click();
        const amount = changed.getByRole('textbox', { name: /The amount, in pounds/ });
        await amount.fill('ten');
        await changed.getByRole('button', { name: 'Save the change' }).click();
        await expect(changed.getByRole('alert')).toContainText('Please enter the amount in pounds');
        await expect(changed.getByRole('alert')).toBeInViewport();
        await expect(other.getByRole('textbox')).toBeHidden();
        await expect(changed).toContainText('falls to £9,000.00 or below');
        if (javaScriptEnabled) await expectNoAccessibilityFindings(page);

        await amount.fill('12.50');
        await changed.getByRole('button', { name: 'Save the change' }).click();
        await expect(page.getByRole('status')).toContainText('Your price alert has been changed');
        await expect(changed).toContainText('falls to £12.50 or below');
        await expect(amount).toBeHidden();
      });
    });
  }
});
