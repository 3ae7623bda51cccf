import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Company, Provider } from '#contract/schemas/company.ts';
import { signIn } from './editor.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

/** The provider with the fewest reviews of those with at least twelve, which no other journey uses. */
function reviewed(companies: Company[]): Company {
  const [provider] = companies
    .filter(({ reviewCount }) => reviewCount >= 12)
    .toSorted((a, b) => a.reviewCount - b.reviewCount);
  if (!provider) throw new Error('The demo data has no provider with twelve reviews');
  return provider;
}

function notReviewed(companies: Company[]): Company {
  const provider = companies.find(({ reviewCount }) => reviewCount === 0);
  if (!provider) throw new Error('The demo data has no provider without reviews');
  return provider;
}

const card = (page: Page, index: number) => page.locator('#reviews article').nth(index);
const helpful = (page: Page, index: number) =>
  card(page, index).getByRole('button', { name: /^(Helpful|Marked as helpful)/ });

/** The number of helpful votes shown on a review. */
async function votesShown(page: Page, index: number): Promise<number> {
  const text = (await card(page, index).innerText()).match(/([\d,]+) (?:person|people) found/);
  return Number((text?.[1] ?? '0').replaceAll(',', ''));
}

async function openReviews(page: Page, companies: Company[]): Promise<Company> {
  const provider = reviewed(companies);
  await open(page, `/provider/${provider.slug}#reviews`);
  await expect(card(page, 0)).toBeVisible();
  return provider;
}

async function firstReviews(request: APIRequestContext, { slug }: Company) {
  return ((await (await request.get(`/api/providers/${slug}`)).json()) as Provider).reviews;
}

test.describe('Helpful', () => {
  test('counts a vote, confirms it, and accepts no second one, even after a reload', async ({
    page,
    companies,
  }) => {
    await openReviews(page, companies);
    const before = await votesShown(page, 0);
    let votes = 0;
    page.on('request', (request) => (votes += request.url().endsWith('/helpful') ? 1 : 0));
    await helpful(page, 0).click();
    await expect(helpful(page, 0)).toHaveAccessibleName(/^Marked as helpful \(review by /);
    await expect(helpful(page, 0)).toHaveAttribute('aria-disabled', 'true');
    await expect(helpful(page, 0)).toBeFocused();
    await expect.poll(() => votesShown(page, 0)).toBeGreaterThan(before);
    expect(votes).toBe(1);
    expect(await page.context().cookies()).toEqual([]);

    await page.keyboard.press('Enter');
    await page.reload();
    await expect(helpful(page, 0)).toHaveAccessibleName(/^Marked as helpful/);
    await helpful(page, 0).click({ force: true });
    await expect(helpful(page, 1)).toHaveAccessibleName(/^Helpful/);
    expect(votes).toBe(1);
  });

  test('works without browser storage', async ({ page, companies }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    });
    await openReviews(page, companies);
    await helpful(page, 2).click();
    await expect(helpful(page, 2)).toHaveAccessibleName(/^Marked as helpful/);
  });

  test('says if a vote was not counted, and allows a retry', async ({
    page,
    companies,
    complaints,
  }) => {
    await page.route('**/helpful', (route) => route.abort());
    await openReviews(page, companies);
    await helpful(page, 3).click();
    await expect(card(page, 3)).toContainText('Your vote was not counted. Please try again');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await page.unroute('**/helpful');
    await helpful(page, 3).click();
    await expect(helpful(page, 3)).toHaveAccessibleName(/^Marked as helpful/);
    await expect(card(page, 3)).not.toContainText('not counted');
  });
});

test.describe('Report', () => {
  test('sends a reason to the editors from a form that fits 320 px, and confirms it', async ({
    page,
    companies,
    request,
  }) => {
    const provider = await openReviews(page, companies);
    const review = (await firstReviews(request, provider))[4];
    const editor = await signIn(request);
    const reports = () => editor.find('review-reports', 'review', String(review?.id));
    const before = (await reports()).length;

    await card(page, 4).getByText('Report the review by').click();
    const reasons = card(page, 4).getByRole('group', { name: 'What is wrong with this review?' });
    await expect(reasons.getByRole('radio')).toHaveCount(5);
    await expectNoAccessibilityFindings(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    const sendReport = card(page, 4).getByRole('button', { name: 'Send report' });
    await sendReport.click();
    await expect(reasons).toBeVisible();
    await reasons.getByLabel('It gives medical advice to others').check();
    await sendReport.click();
    const thanks = card(page, 4).getByText('Thank you. An editor will look at this review.');
    await expect(thanks).toBeFocused();
    const after = await reports();
    expect(after.length).toBeGreaterThan(before);
    expect(after).toContainEqual(
      expect.objectContaining({ reason: 'medical-advice', status: 'open' }),
    );
  });

  test('says when it was not sent', async ({ page, companies, complaints }) => {
    await page.route('**/reports', (route) => route.fulfill({ status: 429, json: {} }));
    await openReviews(page, companies);
    await card(page, 5).getByText('Report the review by').click();
    await card(page, 5).getByLabel('It is abusive or offensive').check();
    await card(page, 5).getByRole('button', { name: 'Send report' }).click();
    await expect(card(page, 5).getByRole('alert')).toContainText('Please try again later');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
  });
});

/** A unique review. */
function newReview() {
  return {
    title: `A fair service ${crypto.randomUUID()}`,
    content: 'The consultation was thorough.\nThe parcel came a day late.',
    customerName: 'Sam T.',
    location: 'Leeds',
  };
}
type NewReview = ReturnType<typeof newReview>;

const labels: Record<keyof NewReview, string | RegExp> = {
  title: /^Title/,
  content: /^Your review$/,
  customerName: 'Name to show',
  location: /^Place/,
};
const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree that my review/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send review' }).click();
const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thank you. We have your review' });

async function fill(page: Page, review: NewReview) {
  await page.getByRole('radio', { name: '4 stars: good' }).check();
  for (const [field, label] of Object.entries(labels))
    await page.getByLabel(label).fill(review[field as keyof NewReview]);
  await consent(page).check();
}

test.describe('Write a review', () => {
  test('is linked from the reviews, and from their empty state', async ({ page, companies }) => {
    const { slug, name } = await openReviews(page, companies);
    await page.getByRole('tab', { name: 'Customer Reviews' }).click();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(`/providers/${slug}/write-review`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write a review of ${name}`);

    const first = notReviewed(companies);
    await open(page, `/provider/${first.slug}#reviews`);
    await page.getByRole('link', { name: 'Write First Review' }).click();
    await expect(page).toHaveURL(`/providers/${first.slug}/write-review`);
  });

  readingTest(
    'says what a review may and may not be, and is listed by no search engine',
    async ({ page, read, companies }) => {
      await read(`/providers/${reviewed(companies).slug}/write-review`);
      const rules = page.getByRole('region', { name: 'Before you write' });
      for (const text of [
        'genuine experience',
        'Do not give health advice',
        'other people’s personal information',
        'full health history',
        'do not have to show your real name',
        'A moderator reads every review first',
      ])
        await expect(rules).toContainText(text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    },
  );

  test('sends a review, which is not on the site until it is moderated', async ({
    page,
    request,
    companies,
  }) => {
    const provider = reviewed(companies);
    const review = newReview();
    await open(page, `/providers/${provider.slug}/write-review`);
    await fill(page, review);
    await send(page);
    await expect(thanks(page)).toBeFocused();
    await expect(page).toHaveURL(`/providers/${provider.slug}/write-review?result=received`);
    await expectNoAccessibilityFindings(page);

    const editor = await signIn(request);
    expect(await editor.find('reviews', 'title', review.title)).toMatchObject([
      { ...review, rating: 4, status: 'pending', verified: false },
    ]);
    await page.getByRole('link', { name: 'Back to the reviews' }).click();
    await expect(card(page, 0)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(review.title);
    const titles = (await firstReviews(request, provider)).map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(12);
    expect(titles).not.toContain(review.title);
  });

  test('shows errors beside each field and in a summary above the form', async ({
    page,
    companies,
  }) => {
    await open(page, `/providers/${reviewed(companies).slug}/write-review`);
    await page.getByLabel(labels.content).fill('Too short.');
    await send(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const problems = [
      'Please choose 1 to 5 stars.',
      'Please write at least 20 characters about your experience.',
      'Please enter a name to show with your review.',
      'Please agree to the publication of your review.',
    ];
    await expect(summary.getByRole('link')).toHaveText(problems);
    await expect(
      page.getByRole('group', { name: 'How many stars would you give?' }),
    ).toHaveAccessibleDescription(`Error: ${problems[0]}`);
    await expect(page.getByLabel(labels.content)).toHaveAccessibleDescription(/at least 20/);
    await expect(page.getByLabel('Name to show')).toHaveAttribute('aria-invalid', 'true');
    await expect(consent(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAccessibilityFindings(page);

    await summary.getByRole('link', { name: problems[0] }).click();
    await expect(page.getByRole('radio', { name: '5 stars: very good' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    await expect(summary.getByRole('link')).toHaveText(problems.slice(1));
  });

  test('keeps what was written and chosen while the visitor reads the privacy policy', async ({
    page,
    companies,
  }) => {
    const review = newReview();
    const { slug, name } = reviewed(companies);
    await open(page, `/providers/${slug}/write-review`);
    await fill(page, review);
    await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    // Not with Back, after which Chromium puts back by itself what was typed; Firefox and WebKit do not.
    await page.getByRole('banner').getByRole('link', { name: 'Providers' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('tab', { name: 'Customer Reviews' }).click();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page.getByLabel(labels.content)).toHaveValue(review.content);
    await expect(page.getByLabel('Name to show')).toHaveValue(review.customerName);
    await expect(page.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    await expect(consent(page)).toBeChecked();
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });

  test('keeps the text and says what to do when the review cannot be sent', async ({
    page,
    companies,
    complaints,
  }) => {
    const review = newReview();
    await page.route('**/api/providers/*/reviews', (route) => route.abort());
    await open(page, `/providers/${reviewed(companies).slug}/write-review`);
    await fill(page, review);
    await send(page);
    const problem = page.getByRole('alert');
    await expect(problem).toBeFocused();
    await expect(problem).toContainText('Your review was not sent');
    await expect(page.getByLabel(labels.content)).toHaveValue(review.content);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await page.unroute('**/api/providers/*/reviews');
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });

  test('accepts five reviews an hour from a network, then says when to try again', async ({
    page,
    request,
    companies,
    complaints,
  }) => {
    const { slug } = reviewed(companies);
    for (let count = 1; count <= 5; count += 1) {
      const data = { ...newReview(), rating: 4, consent: true };
      const answer = await request.post(`/api/providers/${slug}/reviews`, { data });
      expect(answer.status()).toBe(201);
    }
    await open(page, `/providers/${slug}/write-review`);
    await fill(page, newReview());
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Please try again later');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
  });

  test('does not exist for an unlisted provider', async ({ page, complaints }) => {
    const answer = await page.goto('/providers/nobody-by-this-name/write-review');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Provider Not Found' })).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test(
    'is accessible in light and in dark, fits the screen, and has a honeypot that people cannot see or reach',
    { tag: ['@phone', '@nightly'] },
    async ({ page, companies }) => {
      await open(page, `/providers/${reviewed(companies).slug}/write-review`);
      await expectNoAccessibilityFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAccessibilityFindings(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);

      await expect(page.getByRole('textbox')).toHaveCount(Object.keys(labels).length);
      await page.getByLabel(labels.location).focus();
      await page.keyboard.press('Tab');
      await expect(consent(page)).toBeFocused();
    },
  );
});

test.describe('Reviews without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a vote is a form that returns to the review', async ({ page, request, companies }) => {
    const provider = reviewed(companies);
    const review = (await firstReviews(request, provider))[6];
    const editor = await signIn(request);
    const votes = async () => {
      const [stored] = await editor.find<{ helpfulCount: number }>(
        'reviews',
        'id',
        String(review?.id),
      );
      return stored?.helpfulCount ?? 0;
    };
    const before = await votes();
    await page.goto(`/provider/${provider.slug}`);
    await helpful(page, 6).click();
    await expect(page).toHaveURL(
      `/providers/${provider.slug}?reviews=newest&page=1#review-${review?.id}`,
    );
    await expect(card(page, 6)).toBeInViewport();
    expect(await votes()).toBeGreaterThan(before);
  });

  test('a vote returns to the reviews in the order that was chosen', async ({
    page,
    companies,
  }) => {
    const { slug } = reviewed(companies);
    await page.goto(`/provider/${slug}?reviews=oldest`);
    const id = await page.locator('#reviews li:has(> article)').nth(8).getAttribute('id');
    await helpful(page, 8).click();
    await expect(page).toHaveURL(`/providers/${slug}?reviews=oldest&page=1#${id}`);
    await expect(card(page, 8)).toBeInViewport();
  });

  test('a vote that was not counted is explained above the reviews', async ({
    page,
    companies,
  }) => {
    await page.goto(`/providers/${reviewed(companies).slug}?vote=too-many#reviews`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Too many reviews have been marked' }),
    ).toBeInViewport();
  });

  test('a report is a form, and its outcome is shown above the reviews', async ({
    page,
    companies,
  }) => {
    const { slug } = reviewed(companies);
    await page.goto(`/provider/${slug}`);
    await card(page, 7).getByText('Report the review by').click();
    await card(page, 7).getByLabel('It does not look genuine').check();
    await card(page, 7).getByRole('button', { name: 'Send report' }).click();
    await expect(page).toHaveURL(
      `/providers/${slug}?reviews=newest&page=1&report=received#reviews`,
    );
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Thank you. An editor will look at this review.' }),
    ).toBeInViewport();
    await page.goto(`/providers/${slug}?report=too-many#reviews`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Please try again later' }),
    ).toBeVisible();
  });

  test('a review can be sent, and the page confirms it', async ({ page, request, companies }) => {
    const { slug } = reviewed(companies);
    const review = newReview();
    await page.goto(`/providers/${slug}/write-review`);
    await fill(page, review);
    await send(page);
    await expect(page).toHaveURL(`/providers/${slug}/write-review?result=received`);
    await expect(thanks(page)).toBeVisible();
    const editor = await signIn(request);
    expect(await editor.find('reviews', 'title', review.title)).toMatchObject([
      { ...review, rating: 4, status: 'pending' },
    ]);
  });

  test('a review that cannot be stored is kept for correction', async ({ page, companies }) => {
    const { slug } = reviewed(companies);
    const review = { ...newReview(), content: ' '.repeat(25) };
    await page.goto(`/providers/${slug}/write-review`);
    await fill(page, review);
    await send(page);
    await expect(page).toHaveURL(`/providers/${slug}/write-review?result=invalid`);
    await expect(page.getByRole('alert')).toContainText('Your review was not sent');
    await page.goBack();
    await expect(page.getByLabel('Name to show')).toHaveValue(review.customerName);
  });
});
