import { expect, type Page } from '@playwright/test';
import { signIn } from './editor.ts';
import { holdBack } from './hold-back.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

type Message = { name: string; email: string; subject: string; message: string };

const labels = {
  name: 'Your name',
  email: 'Your email address',
  subject: 'What is it about?',
  message: 'Your message',
};
const fields = ['name', 'email', 'subject', 'message'] as const;

/** A unique message. */
function newMessage(): Message {
  return {
    name: 'Sam Reader',
    email: 'sam@reader.example',
    subject: `A wrong price ${crypto.randomUUID()}`,
    message: 'The price of a provider has changed.\nIt is £140 now.',
  };
}

async function fill(page: Page, message: Message) {
  for (const field of fields)
    await page.getByLabel(labels[field], { exact: true }).fill(message[field]);
}

const messageField = (page: Page) => page.getByLabel(labels.message, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thank you. We have your message' });

test.describe('Contact', () => {
  test('is linked from Contact Us in the footer', async ({ page }) => {
    await open(page, '/discounts');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });

  readingTest('shows the email address from the settings', async ({ page, read, request }) => {
    const { contactEmail } = (await (await request.get('/api/site')).json()) as {
      contactEmail: string;
    };
    await read('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: contactEmail })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}`,
    );
  });

  readingTest(
    'says that it is not for medical questions, and who to ask instead',
    async ({ page, read }) => {
      await read('/contact');
      const notice = page
        .getByRole('complementary')
        .filter({ hasText: 'Not for medical questions' });
      await expect(notice.getByRole('link', { name: '111', exact: true })).toHaveAttribute(
        'href',
        'tel:111',
      );
      await expect(notice.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    },
  );

  readingTest('says what to write about and when to expect an answer', async ({ page, read }) => {
    await read('/contact');
    await expect(
      page.getByRole('region', { name: 'What to write about' }).getByRole('listitem'),
    ).toHaveCount(5);
    await expect(page.getByRole('main')).toContainText('within 7 business days');
    await expect(page.getByRole('main')).toContainText('within 30 days');
  });

  test('sends a message, which the editors receive once, however often its button is pressed', async ({
    page,
    request,
  }) => {
    const message = newMessage();
    await open(page, '/contact');
    await fill(page, message);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toBeFocused();
    await expect(page).toHaveURL('/contact?result=received');
    const editor = await signIn(request);
    expect(await editor.find('contact-messages', 'subject', message.subject)).toMatchObject([
      { ...message, status: 'new' },
    ]);
    await expectNoAccessibilityFindings(page);
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByRole('heading', { name: 'What to write about' })).toBeFocused();
    await expect(messageField(page)).toHaveValue('');
  });

  test('shows errors beside each field and in a summary above the form, and keeps the text of a message that was too long', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.getByLabel('Your email address').fill('sam@reader');
    await send(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const problems = [
      'Please enter your name.',
      'Please enter a valid email address.',
      'Please say what this is about.',
      'Please write a message.',
    ];
    await expect(summary.getByRole('link')).toHaveText(problems);
    for (const [index, field] of fields.entries()) {
      const input = page.getByLabel(labels[field], { exact: true });
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(`Error: ${problems[index]}$`));
    }
    await expectNoAccessibilityFindings(page);

    await summary.getByRole('link', { name: 'Please say what this is about.' }).click();
    await expect(page.getByLabel('What is it about?')).toBeFocused();
    await page.keyboard.type('A wrong price');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(page.getByLabel('What is it about?')).toHaveAttribute('aria-invalid', 'false');

    const message = 'x'.repeat(5001);
    await fill(page, { ...newMessage(), message });
    await send(page);
    await expect(page.getByRole('alert')).toContainText(
      'Please shorten your message to 5,000 characters.',
    );
    await expect(messageField(page)).toHaveValue(message);
  });

  test('keeps the text and says what to do when the message cannot be sent', async ({
    page,
    complaints,
  }) => {
    const message = newMessage();
    await page.route('**/api/contact-messages', (route) => route.abort());
    await open(page, '/contact');
    await fill(page, message);
    await send(page);
    const problem = page.getByRole('alert');
    await expect(problem).toBeFocused();
    await expect(problem).toContainText('Your message was not sent');
    await expect(problem).toContainText('Please try again in a few minutes');
    await expect(messageField(page)).toHaveValue(message.message);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);

    await page.unroute('**/api/contact-messages');
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });

  test.describe('leaves whoever has gone on where they are, and tells them that their message has arrived,', () => {
    /** Sends a message whose answer is held back, and goes on; returns what releases the answer. */
    async function sendAndGoOn(page: Page) {
      const release = await holdBack(page, /\/api\/contact-messages/);
      await open(page, '/contact');
      await fill(page, newMessage());
      await send(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Prices' }).click();
      await expect(page).toHaveURL('/compare');
      return release;
    }

    const expectToBeTold = (page: Page) =>
      expect(page.getByRole('region', { name: /Notification/ })).toContainText(
        'We have received your message.',
      );

    const title = (page: Page) => page.getByRole('heading', { level: 1 });

    test('once they see the other page', async ({ page }) => {
      const release = await sendAndGoOn(page);
      await expect(title(page)).not.toHaveText('Contact us');
      release();
      await expectToBeTold(page);
      await expect(page).toHaveURL('/compare');
      await page.goBack();
      await expect(messageField(page)).toHaveValue('');
    });

    test('while it is loading', async ({ page }) => {
      // The table is a script of its own, which the form's page does without.
      const releaseTable = await holdBack(page, /\/assets\/price-comparison-/);
      const release = await sendAndGoOn(page);
      await expect(title(page)).toHaveText('Contact us');
      release();
      await expectToBeTold(page);
      releaseTable();
      await expect(title(page)).not.toHaveText('Contact us');
      await expect(page).toHaveURL('/compare');
    });
  });

  test('accepts five messages an hour from a network, then says when to try again', async ({
    page,
    request,
    complaints,
  }) => {
    for (let count = 1; count <= 5; count += 1) {
      const answer = await request.post('/api/contact-messages', { data: newMessage() });
      expect(answer.status()).toBe(201);
    }
    await open(page, '/contact');
    await fill(page, newMessage());
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Please try again later');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
  });

  test('has a honeypot that people cannot see or reach', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('textbox')).toHaveCount(fields.length);
    await messageField(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Privacy policy' }).first()).toBeFocused();
  });

  test('is accessible and fits the screen', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact');
    await expectNoAccessibilityFindings(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe('Contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sends a message and says so', async ({ page, request }) => {
    const message = newMessage();
    await page.goto('/contact');
    await fill(page, message);
    await send(page);
    await expect(page).toHaveURL('/contact?result=received');
    await expect(thanks(page)).toBeVisible();
    const editor = await signIn(request);
    expect(await editor.find('contact-messages', 'subject', message.subject)).toMatchObject([
      message,
    ]);
  });

  test('says what to do if something is missing, and keeps the text', async ({ page }) => {
    const message = { ...newMessage(), subject: ' ' };
    await page.goto('/contact');
    await fill(page, message);
    await send(page);
    await expect(page).toHaveURL('/contact?result=invalid');
    await expect(page.getByRole('alert')).toContainText('Your message was not sent');
    await page.goBack();
    await expect(messageField(page)).toHaveValue(message.message);
  });

  readingTest('says when too many have been sent', async ({ page, read }) => {
    await read('/contact?result=too-many');
    await expect(page.getByRole('alert')).toContainText('Please try again later');
  });
});
