import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';
import { linkFromEmail } from './mailbox.ts';

// Specification, sections 5 and 8: the newsletter form; section 9: toasts.

const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const toast = (page: Page) =>
  page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
const newAddress = () => `reader-${randomUUID()}@reader.example`;

async function subscribe(page: Page, address: string) {
  await email(page).fill(address);
  await button(page).click();
}

test.describe('Newsletter form', () => {
  test('stores the address, confirms it, clears the field, says what to do next, and later that the address is already subscribed', async ({
    page,
    request,
    complaints,
  }) => {
    await open(page, '/');
    const sent = page.waitForRequest('**/api/subscriptions');
    const address = newAddress();
    await subscribe(page, `  ${address.toUpperCase()} `);
    const data = { email: address, source: 'homepage_newsletter' };
    expect((await sent).postDataJSON()).toEqual(data);
    await expect(toast(page)).toContainText('Successfully subscribed!');
    await expect(toast(page)).toContainText(
      "You'll receive monthly market analysis reports directly to your inbox.",
    );
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toHaveAccessibleDescription(
      /Look for our email and press the button/,
    );
    await confirm(page, address);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('status')).toContainText('Your subscription is confirmed');

    expect((await request.post('/api/subscriptions', { data })).status()).toBe(409);
    await open(page, '/');
    await subscribe(page, address);
    await expect(toast(page)).toContainText('Already subscribed');
    await expect(toast(page)).toContainText('This email is already subscribed to our updates.');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('sends nothing without an @, and says so beside the field and in at most one toast, which F8 focuses', async ({
    page,
  }) => {
    await open(page, '/');
    const requests: string[] = [];
    page.on('request', (each) => requests.push(each.url()));
    await subscribe(page, 'reader.example');
    await expect(toast(page)).toContainText('Invalid email');
    await expect(toast(page)).toContainText('Please enter a valid email address.');
    await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(toast(page)).toHaveCount(1);
    await subscribe(page, 'second');
    await expect(toast(page)).toHaveCount(1);
    expect(requests.filter((url) => url.includes('/api/subscriptions'))).toEqual([]);
    await toast(page).hover();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notification/ }).locator(':focus')).toHaveCount(
      1,
    );
  });

  test('shows the server’s message for an address that the browser accepts, or says that it failed through no fault of the visitor', async ({
    page,
    complaints,
  }) => {
    await open(page, '/');
    await subscribe(page, 'reader@reader');
    await expect(toast(page)).toContainText('Invalid email');
    await expect(toast(page)).toContainText('Please enter a valid email address.');
    await expect(toast(page)).not.toContainText('contact support');
    await page.route('**/api/subscriptions', (route) =>
      route.fulfill({ status: 429, json: { error: 'A lot of people are subscribing.' } }),
    );
    await subscribe(page, newAddress());
    await expect(toast(page)).toContainText('A lot of people are subscribing.');
    await expect(toast(page)).not.toContainText('contact support');
    await page.route('**/api/subscriptions', (route) => route.fulfill({ status: 500, body: '' }));
    await subscribe(page, newAddress());
    await expect(toast(page)).toContainText('Subscription failed');
    await expect(toast(page)).toContainText(
      'Please try again or contact support if the problem persists.',
    );
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('400'),
      expect.stringContaining('429'),
      expect.stringContaining('500'),
    ]);
  });

  test('is disabled while the field is empty, and during a request, when it reads “Subscribing...”', async ({
    page,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/subscriptions', async (route) => {
      await answered;
      await route.fulfill({ status: 201, json: { status: 'subscribed' } });
    });
    await open(page, '/');
    await expect(button(page)).toBeDisabled();
    await email(page).fill('a');
    await expect(button(page)).toBeEnabled();
    await subscribe(page, newAddress());
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    answer();
    await expect(toast(page)).toContainText('Successfully subscribed!');
  });

  readingTest('links to how the address is used', async ({ page, read }) => {
    await read('/');
    const form = page.locator('form[action="/subscribe"]');
    await expect(form.getByRole('link', { name: 'How we use your email address' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  test('has no accessibility violations with a toast and an error beside the field', async ({
    page,
  }) => {
    await open(page, '/subscribe');
    await subscribe(page, 'reader.example');
    // Under the pointer it stays.
    await toast(page).hover();
    await expectNoAccessibilityFindings(page);
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('A subscription without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'can be confirmed, viewed, ended and erased with links from emails',
    { tag: '@phone' },
    async ({ page, context, request }) => {
      const address = newAddress();
      await page.goto('/');
      await subscribe(page, address);
      await expect(page.getByRole('status')).toContainText('Successfully subscribed!');
      await expect(page.getByRole('status')).toContainText('Look for our email');

      await confirm(page, address);
      await page.getByRole('button', { name: 'Confirm my subscription' }).click();
      await expect(page.getByRole('status')).toContainText('Your subscription is confirmed');
      await page.goto('/');
      await subscribe(page, address);
      await expect(page.getByRole('alert')).toContainText('Already subscribed');

      const question = {
        name: 'Pat',
        email: address,
        subject: 'A question',
        message: 'Which dose?',
      };
      await request.post('/api/contact-messages', { data: question });
      const welcome = { subject: 'You are subscribed', pathname: '/subscription' };
      const stored = await linkFromEmail(address, welcome);
      await page.goto(stored);
      await expect(page.getByText(address)).toBeVisible();
      await expect(page.getByText('Which dose?')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(page.getByText('The form on the home page')).toBeVisible();
      const file = await request.get(
        (await page.getByRole('link', { name: 'Save all of this' }).getAttribute('href'))!,
      );
      expect(await file.json()).toMatchObject({
        email: address,
        contactMessages: [{ subject: question.subject, message: question.message }],
      });
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('status')).toContainText('You have unsubscribed');

      const goodbye = { subject: 'You have unsubscribed', pathname: '/subscription' };
      await page.goto(await linkFromEmail(address, goodbye));
      await expect(page.getByText(address)).toBeHidden();
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByRole('status')).toContainText('Everything is erased');
      await page.goto(stored);
      await expect(page.getByText('Unsubscribed')).toBeVisible();
      await expect(page.getByText('Which dose?')).toBeHidden();
      expect(await context.cookies()).toEqual([]);
    },
  );

  test('with a truncated link says what to do instead', async ({ page, complaints }) => {
    await page.goto('/subscription/unsubscribe?token=short');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await page.goto('/subscription?token=short');
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});

test('An expired link shows no data, and sends a new one', async ({ page, complaints }) => {
  const address = newAddress();
  await open(page, '/');
  await subscribe(page, address);
  const confirmation = { subject: 'Please confirm your subscription' };
  const pathname = '/subscription/unsubscribe';
  const link = await linkFromEmail(address, { ...confirmation, pathname });
  // Emails from before links had an end carried this token in all of them.
  await page.goto(link.replace(pathname, '/subscription'));
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(page.getByText(address)).toBeHidden();
  await expectNoAccessibilityFindings(page);
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('status')).toContainText('Look for our email');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('410')]);
});

test('the page of stored data tells visitors without a link where to find it', async ({ page }) => {
  await open(page, '/subscription');
  await expect(page.getByRole('alert')).toContainText('Open this page from one of our emails');
  await expectNoAccessibilityFindings(page);
});

/** Opens the link in the confirmation email. */
async function confirm(page: Page, address: string) {
  const confirmation = {
    subject: 'Please confirm your subscription',
    pathname: '/subscription/confirm',
  };
  await page.goto(await linkFromEmail(address, confirmation));
}
