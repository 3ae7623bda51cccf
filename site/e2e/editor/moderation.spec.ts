import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { fillInForm, openAdmin, signIn, type Editor } from '../editor.ts';
import { test } from '../editor-journey.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll } from '../journey.ts';

// A moderator's work, from the queue in the admin to the site.

const slug = 'dovelark-health';

type Visit = { request: APIRequestContext; editor: Editor };

async function sendReview({ request, editor }: Visit, customerName: string, content: string) {
  const data = { rating: 2, content, customerName, consent: true };
  const answer = await request.post(`/api/providers/${slug}/reviews`, { data });
  expect(answer.status()).toBe(201);
  const [review] = await editor.find<{ id: string }>('reviews', 'customerName', customerName);
  return review!.id;
}

async function chooseInQueue(page: Page, customerName: string) {
  await openAdmin(page, '/admin/collections/reviews');
  await page.getByRole('link', { name: 'Pending, oldest first' }).click();
  await expect(page).toHaveURL(/pending/);
  // Other journeys write reviews too: the newest of the queue may be far down.
  await openAdmin(page, `${page.url()}&limit=100`);
  const row = page.getByRole('row').filter({ hasText: customerName });
  await row.getByRole('checkbox').check();
}

test('a review is approved from the queue, reported, settled and answered', async ({
  page,
  request,
}) => {
  const editor = await signIn(request);
  const name = 'Approva L.';
  const content = 'Awful. The parcel was late and Mr Osgood was rude and useless.';
  const id = await sendReview({ request, editor }, name, content);
  await chooseInQueue(page, name);
  await expectNoAccessibilityFindings(page, '.list-bar');
  await page.getByRole('button', { name: 'Approve 1 review' }).click();
  await expect(page.getByText('1 review approved.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);

  await page.goto(`/providers/${slug}#reviews`);
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card).toContainText('Sentiment: negative');
  const reported = await request.post(`/api/reviews/${id}/reports`, {
    data: { reason: 'abusive' },
  });
  expect(reported.status()).toBe(201);

  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: /open abuse report/ }).click();
  await page.getByRole('link', { name }).click();
  const report = page.getByRole('row').filter({ hasText: 'It is abusive or offensive' });
  await report.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText('The abuse report has been settled.')).toBeVisible();
  await expect(report).toContainText('Settled');

  await expect(page.locator('#field-content')).toBeDisabled();
  await page.getByLabel('Redact personal data').fill('Osgood');
  await page.getByRole('button', { name: 'Redact' }).click();
  await expect(page.getByText('The words have been replaced')).toBeVisible();
  await page.reload();
  await fillInForm(page, {
    '#field-reply__text': 'We are sorry. We have changed our courier.',
  });
  await page.locator('#action-save').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto(`/providers/${slug}#reviews`);
  const redacted = page.getByRole('article').filter({ hasText: 'Mr [removed: personal data] was' });
  await expect(redacted).toContainText('Reply from the provider');
  await expect(redacted).toContainText('We are sorry. We have changed our courier.');
  await expectNoAccessibilityFindings(page);

  await editor.update('reviews', id, { status: 'rejected', rejectionReason: 'duplicate' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Removed reviews' })).toContainText(
    'with 2 stars: it has been sent before',
  );
});

test(
  'a review is rejected with a reason, and with none it is not',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const editor = await signIn(request);
    const name = 'Rejec T.';
    const id = await sendReview(
      { request, editor },
      name,
      'The best prices are in my shop, use my link today!',
    );
    await chooseInQueue(page, name);
    await expect(page.getByRole('button', { name: 'Reject 1 review' })).toBeDisabled();
    await page.getByLabel('Reason').selectOption('7. It is advertising');
    await page.getByRole('button', { name: 'Reject 1 review' }).click();
    await expect(page.getByText('1 review rejected.')).toBeVisible();
    const [review] = await editor.find<object>('reviews', 'customerName', name);
    expect(review).toMatchObject({ status: 'rejected', rejectionReason: 'advertising' });
    await page.goto(`/providers/${slug}#reviews`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('use my link today')).toHaveCount(0);
    await editor.remove('reviews', id);
  },
);

test('three reviews are read in full and decided on with five keys', async ({ page, request }) => {
  const editor = await signIn(request);
  const words = 'The parcel came on the day that it was promised. '.repeat(8).trim();
  const ids: Record<string, string> = {};
  for (const name of ['Keya A.', 'Keyb B.', 'Keyc C.'])
    ids[name] = await sendReview({ request, editor }, name, `${words} ${name}`);

  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: /waiting for moderation/ }).click();
  const marked = page.locator('tr:focus');
  await expect(marked).toHaveAttribute('aria-keyshortcuts', 'a r j k');
  await expectNoAccessibilityFindings(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const rowOf = (name: string) => page.getByRole('row', { name: `by ${name}` });
  await expect(rowOf('Keya A.')).toContainText(words);
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  const goTo = async (name: string) => {
    const isMarked = () => rowOf(name).evaluate((row) => row === document.activeElement);
    // Other journeys may have sent a review in between.
    while (!(await isMarked())) await page.keyboard.press('j');
  };
  await goTo('Keya A.');
  await press('a');
  await goTo('Keyb B.');
  await press('r');
  const reason = rowOf('Keyb B.').getByLabel('Reason');
  await expect(reason).toBeFocused();
  await press('7');
  await expect(reason).toHaveValue('advertising');
  // What is typed in a field decides nothing.
  await page.keyboard.press('a');
  await expect(rowOf('Keyb B.').getByRole('button', { name: 'Approve' })).toBeVisible();
  await press('Enter');
  await goTo('Keyc C.');
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(marked).toHaveAttribute('aria-label', /by Keyc C\.$/);
  await press('a');
  await expect(rowOf('Keyc C.')).toContainText('Approved');
  expect(keys).toEqual(['a', 'r', '7', 'Enter', 'a']);
  await expect(rowOf('Keya A.')).toContainText('Approved');
  await expect(rowOf('Keyb B.')).toContainText('Rejected');
  await expect(page.getByRole('status').filter({ hasText: /left|decided/ })).toBeVisible();

  const stored = async (name: string) =>
    (
      await editor.find<{ status: string; rejectionReason?: string }>('reviews', 'id', ids[name]!)
    )[0];
  expect(await stored('Keya A.')).toMatchObject({ status: 'published' });
  expect(await stored('Keyb B.')).toMatchObject({
    status: 'rejected',
    rejectionReason: 'advertising',
  });
  for (const name of ['Keya A.', 'Keyc C.'])
    await editor.update('reviews', ids[name]!, {
      status: 'rejected',
      rejectionReason: 'duplicate',
    });
});

test('a decision that does not arrive marks its review again, and no other is decided on', async ({
  page,
  request,
  complaints,
}) => {
  const editor = await signIn(request);
  const ids: Record<string, string> = {};
  for (const name of ['Offa A.', 'Offb B.', 'Offc C.'])
    ids[name] = await sendReview({ request, editor }, name, `It came on time, says ${name}`);
  const statusOf = async (name: string) =>
    (await editor.find<{ status: string }>('reviews', 'id', ids[name]!))[0]!.status;
  const rowOf = (name: string) => page.getByRole('row', { name: `by ${name}` });

  const answers: (() => Promise<void>)[] = [];
  let areHeldBack = false;
  // From before the page: Chromium may not ask about the first request after it was told to.
  await page.route('**/cms-api/reviews/*', async (route) => {
    if (areHeldBack)
      answers.push(answers.length === 0 ? () => route.abort() : () => route.continue());
    else await route.continue();
  });
  await openAdmin(page, '/admin/moderation');
  await rowOf('Offa A.').focus();
  await page.context().setOffline(true);
  await page.keyboard.press('a');
  await expect(rowOf('Offa A.').getByRole('alert')).toContainText('cannot be reached');
  await expect(rowOf('Offa A.')).toBeFocused();

  // Two at once: the mark is at the first of them, and the other is decided on all the same.
  await page.context().setOffline(false);
  areHeldBack = true;
  await page.keyboard.press('a');
  await expect(rowOf('Offb B.')).toBeFocused();
  await page.keyboard.press('a');
  await expect.poll(() => answers.length).toBe(2);
  await answers[0]!();
  await expect(rowOf('Offa A.')).toBeFocused();
  await answers[1]!();
  await expect(rowOf('Offb B.')).toContainText('Approved');
  areHeldBack = false;

  await page.keyboard.press('a');
  await expect(rowOf('Offa A.')).toContainText('Approved');
  expect(await statusOf('Offa A.')).toBe('published');
  expect(await statusOf('Offb B.')).toBe('published');
  expect(await statusOf('Offc C.')).toBe('pending');
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('ERR_INTERNET_DISCONNECTED'),
    expect.stringContaining('ERR_FAILED'),
  ]);
  for (const name of ['Offa A.', 'Offb B.'])
    await editor.update('reviews', ids[name]!, {
      status: 'rejected',
      rejectionReason: 'duplicate',
    });
  await editor.remove('reviews', ids['Offc C.']!);
});

test('a review that a colleague has decided on meanwhile keeps that decision', async ({
  page,
  request,
  complaints,
}) => {
  const editor = await signIn(request);
  const name = 'Meanwhi L.';
  const id = await sendReview({ request, editor }, name, 'They answered my questions at once.');
  await openAdmin(page, '/admin/moderation');
  const row = page.getByRole('row', { name: `by ${name}` });
  await expect(row).toBeVisible();
  await editor.update('reviews', id, { status: 'rejected', rejectionReason: 'duplicate' });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByRole('alert')).toContainText('A newer version was saved');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
  const [review] = await editor.find<object>('reviews', 'id', id);
  expect(review).toMatchObject({ status: 'rejected', rejectionReason: 'duplicate' });
  await editor.remove('reviews', id);
});
