import { expect, type Page } from '@playwright/test';
import type { ReviewPage } from '#contract/schemas/review.ts';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  londonDate,
  open as openPage,
  readingTest,
  test,
  wake,
} from './journey.ts';

/** The provider with the most reviews, 412, which lists every dose and has both of an editor’s analyses. */
const dovelark = 'dovelark-health';
/** On no register, with old prices. */
const unregistered = 'quillbrook-online';
/** On no register, without products. */
const empty = 'windlecombe-health';
const withoutReviews = 'tarnhollow-clinic';
const withOldPrices = 'thistlequay-pharmacy';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Opens a provider and, on a wide screen, the tab of a section. */
async function open(page: Page, slug: string, sectionId?: 'reviews' | 'about') {
  await openPage(page, `/provider/${slug}${sectionId ? `#${sectionId}` : ''}`);
  const section = page.locator(`#${sectionId ?? 'products'}`);
  await expect(section).toBeVisible();
  if (isWide(page)) await expect(page.getByRole('tablist')).toBeVisible();
  return section;
}

const reviewCards = (page: Page) => page.locator('#reviews article');

/** The ratings of the visible reviews, from their text. */
async function starsShown(page: Page): Promise<number[]> {
  const texts = await reviewCards(page)
    .getByText(/out of 5 stars/)
    .allTextContents();
  return texts.map((text) => Number.parseInt(text, 10));
}

test.describe('Provider detail: its states', () => {
  test('an unlisted provider gets a 404 with the specified text and two links, and no axe violations', async ({
    page,
    complaints,
  }) => {
    for (const path of ['/provider/nobody-by-this-name', '/providers/nobody-by-this-name']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Provider Not Found/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Provider Not Found' })).toBeVisible();
      await expect(main).toContainText(
        "The weight loss medication provider you're looking for doesn't exist or has been removed from our directory.",
      );
      await expect(main.getByRole('link', { name: 'Browse All Providers' })).toHaveAttribute(
        'href',
        '/providers',
      );
      await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
        'href',
        '/',
      );
    }
    await expectNoAccessibilityFindings(page);
    // The browser itself notes that the page was not found.
    const notFound = expect.stringContaining('404');
    expect(complaints.splice(0)).toEqual([notFound, notFound]);
  });

  test('shows its loading state, then an error, and retries', async ({ page, complaints }) => {
    let isBroken = true;
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/providers/*', async (route) => {
      await wait;
      await (isBroken
        ? route.fulfill({ status: 500, json: { error: 'Broken.' } })
        : route.continue());
    });

    await openPage(page, '/');
    const link = page.locator('main article').first().getByRole('link').first();
    const name = (await link.textContent())!;
    await link.click();
    await expect(page.getByText('Loading provider information...')).toBeVisible();

    letGo();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This provider is not available at the moment');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);

    isBroken = false;
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('the page starts at its top when another provider is opened', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('main article').last().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/\/provider\//);
    await expect(page.locator('#products')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('Provider detail: who it is', () => {
  readingTest('both paths show the provider, and one of them is canonical', async ({ page }) => {
    for (const path of ['/provider/dovelark-health', '/providers/dovelark-health']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dovelark Health');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/providers\/dovelark-health$/,
      );
    }
  });

  readingTest(
    'the header shows name, type, rating, reviews, description and four figures, and links to the website and to Compare',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      await expect(page).toHaveTitle(/^Dovelark Health: 412 reviews, rated 4\.8 out of 5 \|/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        /^Dovelark Health is rated 4\.8 out of 5 in 412 reviews by patients\./,
      );
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(crumbs.getByRole('link', { name: 'Providers' })).toHaveAttribute(
        'href',
        '/providers',
      );
      await expect(crumbs.locator('[aria-current=page]')).toHaveText('Dovelark Health');

      const header = page.locator('main header');
      await expect(header.getByText('UK online clinic', { exact: true })).toBeVisible();
      await expect(header).toContainText('4.8');
      await expect(header).toContainText('412 reviews');
      await expect(header).toContainText('A large online clinic with its own pharmacy.');
      const website = header.getByRole('link', { name: /Visit Website/ });
      await expect(website).toHaveAttribute('href', 'https://dovelark-health.example');
      await expect(website).toHaveAttribute('target', '_blank');
      await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(header.getByRole('link', { name: 'Compare Prices' })).toHaveAttribute(
        'href',
        '/compare',
      );
      await expect(header.locator('dl > div')).toHaveText([
        /^Products available12/,
        /^Starting price£110 a month.*£110\.00 with fees/,
        /^Medications3/,
        /^Customer reviews412/,
      ]);
      await expect(page.getByRole('link', { name: 'Visit Dovelark Health' })).toHaveAttribute(
        'href',
        'https://dovelark-health.example',
      );
      await expect(page.getByRole('link', { name: 'Compare All Providers' })).toHaveAttribute(
        'href',
        '/compare',
      );
    },
  );

  readingTest(
    'each registration is near the top with its badge and evidence: name, number, entry and date of the check',
    async ({ page, read, companies }) => {
      const { registrations } = companies.find(({ slug }) => slug === 'calverstone-health')!;
      const days = registrations.map(({ checkedAt }) => londonDate(checkedAt));
      await read('/provider/calverstone-health');
      const list = page
        .locator('main header')
        .getByRole('list', { name: 'Regulatory registrations' });
      await expect(list.getByRole('listitem')).toHaveText([
        new RegExp(`^CQC Registered.*Calverstone Health Ltd, number SAMPLE-CQC-11.*${days[0]}$`),
        new RegExp(`^GPHC Verified.*Calverstone Health Ltd, number SAMPLE-GPHC-11.*${days[1]}$`),
      ]);
      const entries = list.getByRole('link', { name: /^Entry in the register/ });
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toHaveAttribute(
        'href',
        'https://cqc.register.example/entries/sample-cqc-11',
      );
    },
  );

  test('a mark explains itself and links to the register, with and without JavaScript', async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`/provider/${dovelark}`);
      if (javaScriptEnabled) await wake(page);
      const mark = page.locator('main header').getByRole('button', { name: /^GPHC Verified/ });
      await mark.click();
      const meaning = page.getByRole('dialog', { name: 'GPHC Verified' });
      await expect(meaning).toContainText(
        'Registers the pharmacies and pharmacists of Great Britain who may dispense medicines.',
      );
      await expect(meaning.getByRole('link')).toHaveAttribute(
        'href',
        'https://www.pharmacyregulation.org/registers',
      );
      await expect(meaning.locator(':focus')).toContainText('GPHC Verified');
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();
      await expect(mark).toBeFocused();
      await context.close();
    }
  });

  test('an unregistered provider has a warning at the top and nothing that promotes it', async ({
    page,
  }) => {
    await open(page, unregistered);
    await expect(
      page.locator('main header').getByRole('list', { name: 'Regulatory registrations' }),
    ).toHaveCount(0);
    const warning = page.locator('main header p').filter({ hasText: 'No current reg' }).first();
    await expect(warning).toContainText(
      'we have no entry for Quillbrook Online that we have checked in the last 90 days and that has not ended',
    );
    await expect(warning.getByRole('link', { name: 'how to check a provider' })).toHaveAttribute(
      'href',
      '/regulatory-information',
    );
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="https://quillbrook-online.example"]')).toHaveCount(0);
    for (const text of [
      'Get Started',
      'Why choose',
      'A prescriber decides',
      'Visit Website',
      'Service Features',
      'Lowest price',
    ]) {
      await expect(main.getByText(text)).toHaveCount(0);
    }
    await expect(page).toHaveTitle(/^Quillbrook Online: no current registration on record/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'BreadcrumbList',
    ]);
    await expectNoAccessibilityFindings(page);
  });

  readingTest(
    'structured data describe the provider and its breadcrumbs, without sample ratings and reviews',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
      const business = things.find((thing) => thing.name === 'Dovelark Health');
      expect(['MedicalBusiness', 'Pharmacy']).toContain(business?.['@type']);
      expect(business).not.toHaveProperty('aggregateRating');
      expect(business).not.toHaveProperty('review');
      const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(crumbs?.itemListElement).toMatchObject([
        { name: 'Home' },
        { name: 'Providers' },
        { name: 'Dovelark Health' },
      ]);
    },
  );
});

test.describe('Provider detail: products and pricing', () => {
  /** The row of a dose. */
  const rowOf = (page: Page, dose: string) =>
    page
      .getByRole('table', { name: /by dose$/ })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: dose, exact: true }) });

  readingTest(
    'each medication shows its ingredient, number of doses and lowest price, in its own colours',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      const section = page.locator('#products');
      for (const { name, theme, doses, words, price, total } of [
        {
          name: 'Mounjaro',
          theme: 'purple',
          doses: 6,
          words: 'Tirzepatide · 6 dosage options',
          price: '£137',
          total: '£137.00',
        },
        {
          name: 'Wegovy',
          theme: 'blue',
          doses: 5,
          words: 'Semaglutide · 5 dosage options',
          price: '£110',
          total: '£110.00',
        },
        {
          name: 'Saxenda',
          theme: 'pink',
          doses: 1,
          words: 'Liraglutide · 1 dosage option',
          price: '£166',
          total: '£166.00',
        },
      ]) {
        const group = section.getByRole('region', { name: `${name} prices` });
        await expect(group).toHaveAttribute('data-theme', theme);
        await expect(group.getByRole('heading', { name })).toBeVisible();
        await expect(group).toContainText(words);
        await expect(group.locator('dl')).toContainText(
          `Lowest price${price}Total with fees${total}`,
        );
        await expect(group.getByRole('rowheader')).toHaveCount(doses);
      }
    },
  );

  readingTest(
    'each dose shows its total, price, fees, stock, price change and last check',
    async ({ page, read, companies }) => {
      const checkedAt = (provider: string) =>
        companies.find(({ slug }) => slug === provider)!.products[0]!.checkedAt;
      await read('/provider/cobblemoor-pharmacy');
      const section = page.locator('#products');
      await expect(section.getByRole('table', { name: /by dose$/ })).toHaveCount(2);
      const day = londonDate(checkedAt('cobblemoor-pharmacy'), { dateStyle: 'medium' });
      for (const [dose, texts] of [
        ['Wegovy 0.25mg', ['at least £137.50', '£122.50 a month', 'In Stock']],
        ['Wegovy 1mg', ['at least £178.50', '£163.50 a month', 'Out of Stock']],
        ['Saxenda 3mg daily', ['at least £203.50', '£188.50 a month', 'In Stock']],
      ] as const) {
        const row = rowOf(page, dose);
        for (const text of texts) await expect(row).toContainText(text);
        await expect(row).toContainText('Consultation £15');
        await expect(row).toContainText('Delivery Not stated');
        await expect(row).toContainText(`Checked ${day}`);
        await expect(row.getByRole('button', { name: /^Price (un|in|de)/ })).toBeVisible();
        await expect(row.getByText('May be out of date')).toBeHidden();
      }

      await read(`/provider/${withOldPrices}`);
      const old = rowOf(page, 'Saxenda 3mg daily');
      await expect(old).toContainText(
        `Checked ${londonDate(checkedAt(withOldPrices), { dateStyle: 'medium' })}`,
      );
      await expect(old.getByText('May be out of date')).toBeVisible();
      await expect(old).toContainText('Consultation Not stated');

      await read(`/provider/${dovelark}`);
      await expect(rowOf(page, 'Wegovy 1mg')).toContainText('Consultation IncludedDelivery Free');
    },
  );

  test('the arrow of a price change has a tooltip', async ({ page }) => {
    const section = await open(page, dovelark);
    const arrow = section.getByRole('button', { name: /^Price (un|in|de)/ }).first();
    const text = await arrow.getByText(/^Price /).textContent();
    expect(text).toMatch(/^Price (unchanged|increased by \d|decreased by \d)/);
    await arrow.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toHaveText(text!);
  });

  readingTest(
    'a provider without products says so and links to Compare',
    async ({ page, read }) => {
      await read(`/provider/${empty}`);
      const section = page.locator('#products');
      await expect(
        section.getByRole('heading', { name: 'No Products Currently Available' }),
      ).toBeVisible();
      await expect(section).toContainText(
        "This provider doesn't have any weight loss medications listed at the moment.",
      );
      await expect(section.getByRole('link')).toHaveAttribute('href', '/compare');
    },
  );

  readingTest(
    'the pricing analysis is shown in paragraphs, only if an editor has written one',
    async ({ page, read }) => {
      const title = 'Pharmaceutical Pricing Analysis';
      await read(`/provider/${dovelark}`);
      const panel = page.getByRole('region', { name: title });
      await expect(panel.getByRole('paragraph')).toHaveText([
        /^Dovelark includes both the consultation and delivery, so the price shown is the total\./,
        /^Its prices lie in the middle of the market\./,
      ]);
      await read(`/provider/${empty}`);
      await expect(page.getByText(title)).toHaveCount(0);
    },
  );

  readingTest(
    'the side cards link to website, telephone and email, and list the features',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      const start = page.getByRole('region', { name: 'Get Started' });
      await expect(start).toContainText('A prescriber decides');
      await expect(page.getByText('Starting price')).toHaveCount(1);
      await expect(start.getByRole('link', { name: /Visit Website/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      const contact = page.getByRole('region', { name: 'Contact Information' });
      await expect(contact.getByRole('link', { name: '020 7946 0351' })).toHaveAttribute(
        'href',
        'tel:+442079460351',
      );
      await expect(
        contact.getByRole('link', { name: 'hello@dovelark-health.example' }),
      ).toHaveAttribute('href', 'mailto:hello@dovelark-health.example');
      const features = page.getByRole('region', { name: 'Service Features' });
      await expect(features.getByRole('listitem')).toHaveText([
        'A named prescriber for every patient',
        'Care team on chat seven days a week',
        'Delivery included in the price',
        'App with dose and side-effect diary',
        'Dietitian sessions in groups',
      ]);
    },
  );
});

test.describe('Provider detail: the three tabs', () => {
  const titles = ['Products & Pricing', 'Customer Reviews', 'Provider Information'];

  test('on a small screen there are no tabs, and the sections follow each other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, dovelark);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    for (const title of titles) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
  });

  test('on a wide screen products come first, and clicks, arrow keys, Home and End show another section, which Tab enters', async ({
    page,
  }) => {
    await open(page, dovelark);
    await expect(page.getByRole('tab')).toHaveText(titles);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Products & Pricing');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    for (const title of titles.toReversed()) {
      await page.getByRole('tab', { name: title }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(title);
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
    }

    await page.getByRole('tab', { name: 'Products & Pricing' }).focus();
    const steps = [
      ['ArrowRight', 'Customer Reviews'],
      ['ArrowRight', 'Provider Information'],
      ['ArrowRight', 'Products & Pricing'],
      ['ArrowLeft', 'Provider Information'],
      ['Home', 'Products & Pricing'],
      ['End', 'Provider Information'],
    ] as const;
    for (const [key, title] of steps) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name: title })).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('#about').getByRole('link').first()).toBeFocused();
  });

  test('a URL can name a section, and links at the top lead to each part', async ({ page }) => {
    await page.goto(`/provider/${dovelark}#about`);
    await expect(page.getByRole('heading', { name: 'Regulatory Registrations' })).toBeVisible();
    await expect(page.locator('#about')).toBeInViewport();
    const jump = page.getByRole('navigation', { name: 'On this page' });
    await jump.getByRole('link', { name: 'Reviews' }).click();
    await expect(page.locator('#reviews')).toBeInViewport();
    await expect(reviewCards(page).first()).toBeVisible();
    await jump.getByRole('link', { name: 'History and stock' }).click();
    await expect(page.getByRole('heading', { name: 'Price history and stock' })).toBeInViewport();
    await jump.getByRole('link', { name: 'Information' }).click();
    await expect(page.locator('#about')).toBeInViewport();
    await jump.getByRole('link', { name: 'Prices' }).click();
    await expect(page.locator('#products')).toBeInViewport();
  });
});

test.describe('Provider detail: customer reviews', () => {
  readingTest(
    'the summary, the distribution and the figures cover all reviews',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      const section = page.locator('#reviews');
      await expect(section).toContainText('4.8/5');
      await expect(section).toContainText('from 412 reviews');
      const bars = section
        .getByRole('region', { name: 'Rating Distribution' })
        .getByRole('listitem');
      await expect(bars).toHaveText([
        '5 stars362 (88%)',
        '4 stars38 (9%)',
        '3 stars6 (1%)',
        '2 stars3 (1%)',
        '1 star3 (1%)',
      ]);
      for (const text of [
        'Quality score97%Excellent',
        'Positive97%',
        'Negative1%',
        'Verified80%',
        /Recent activity\d+reviews in the last month/,
        'Engagement1helpful vote per review',
      ]) {
        await expect(section.locator('dl')).toContainText(text);
      }
      await expect(section.getByRole('region', { name: 'Review Insights' })).toContainText(
        'The most common rating is 5 stars: 362 of 412 reviews.',
      );
    },
  );

  readingTest(
    'a review shows its author, date, stars and sentiment',
    async ({ page, read, companies }) => {
      const { reviews } = companies.find(({ slug }) => slug === dovelark)!;
      await read(`/provider/${dovelark}`);
      const first = reviewCards(page).first();
      for (const text of [
        'Kavita J.',
        'Middlesbrough',
        'So easy to use',
        'Everything is explained before you pay',
        '5 out of 5 stars',
        'Positive',
        londonDate(reviews[0]!.createdAt),
        'Sentiment: positive (90% confidence)',
        '1 person found this helpful',
      ]) {
        await expect(first).toContainText(text);
      }
      await expect(first.getByText('Verified', { exact: true })).toHaveCount(1);
      const unverified = reviewCards(page).filter({ hasText: 'Gareth H.' });
      await expect(unverified).toContainText('Clear about what it costs');
      await expect(unverified.getByText('Verified', { exact: true })).toHaveCount(0);
    },
  );

  test('the page has the twelve newest reviews, and Load More adds twelve and shows how many remain', async ({
    page,
  }) => {
    const section = await open(page, dovelark, 'reviews');
    await expect(reviewCards(page)).toHaveCount(12);
    await section.getByRole('button', { name: 'Load More (400 remaining)' }).click();
    await expect(reviewCards(page)).toHaveCount(24);
    await expect(section.getByRole('status')).toHaveText('Showing 24 of 412 reviews');
    await expect(section.getByRole('list', { name: 'Reviews' }).last()).toBeFocused();
    await section.getByRole('button', { name: 'Load More (388 remaining)' }).click();
    await expect(reviewCards(page)).toHaveCount(36);
    const dates = await reviewCards(page)
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates).toHaveLength(36);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('Back returns to the reviews that had been loaded, and to where the reader was', async ({
    page,
  }) => {
    const section = await open(page, dovelark, 'reviews');
    for (const remaining of [400, 388]) {
      await section.getByRole('button', { name: `Load More (${remaining} remaining)` }).click();
      await expect(reviewCards(page)).toHaveCount(412 - remaining + 12);
    }
    const read = reviewCards(page).nth(29);
    const text = await read.textContent();
    await read.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    // A click by the mouse would scroll to the link first.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Wegovy' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL('/medications?filter=wegovy');
    await expect(page.getByRole('heading', { level: 2, name: 'Wegovy' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(`/provider/${dovelark}#reviews`);
    await expect(reviewCards(page)).toHaveCount(36);
    await expect(read).toHaveText(text!);
    await expect(read).toBeInViewport();
    expect(await place()).toBe(before);
  });

  readingTest('twelve reviews or fewer need no Load More', async ({ page, read }) => {
    await read('/provider/pellowmead-chemist');
    await expect(reviewCards(page)).toHaveCount(11);
    await expect(page.locator('#reviews').getByText(/Load More/)).toHaveCount(0);
  });

  test('the sort works for all five orders and is in the URL', async ({ page }) => {
    const section = await open(page, dovelark, 'reviews');
    const sort = section.getByLabel('Sort reviews');
    await expect(sort.getByRole('option')).toHaveText([
      'Newest first',
      'Oldest first',
      'Highest rated',
      'Lowest rated',
      'Verified only',
    ]);
    const newest = await reviewCards(page).first().textContent();

    await sort.selectOption('Lowest rated');
    await expect(page).toHaveURL(/reviews=lowest/);
    await expect(async () => {
      const stars = await starsShown(page);
      expect(stars).toHaveLength(12);
      expect(stars).toEqual(stars.toSorted((a, b) => a - b));
      expect(stars[0]).toBe(1);
    }).toPass();

    await sort.selectOption('Highest rated');
    await expect(async () => expect(await starsShown(page)).toEqual(Array(12).fill(5))).toPass();

    await sort.selectOption('Verified only');
    await expect(reviewCards(page).getByText('Verified', { exact: true })).toHaveCount(12);
    await expect(section.getByText(/^Showing/)).toContainText('verified reviews');

    await sort.selectOption('Oldest first');
    await expect(section.getByText(/^Showing/)).not.toContainText('verified');
    await expect(reviewCards(page)).toHaveCount(12);
    await expect(reviewCards(page).first()).not.toHaveText(newest!);

    await sort.selectOption('Newest first');
    await expect(reviewCards(page).first()).toHaveText(newest!);

    await page.goBack();
    await expect(page).toHaveURL(/reviews=oldest/);
    await expect(sort).toHaveValue('oldest');
  });

  test('a sort keeps the chosen price history and the reader’s place, and the history keeps the sort', async ({
    page,
  }) => {
    await open(page, dovelark);
    const history = page.getByRole('region', { name: 'Price history and stock' });
    await history.getByRole('link', { name: '3 months' }).click();
    await expect(page).toHaveURL(/\?history=[^&]+&months=3#price-history$/);

    const tab = (name: string) => page.getByRole('tab', { name });
    if (isWide(page)) await tab('Customer Reviews').click();
    const sort = page.getByLabel('Sort reviews');
    await sort.focus();
    await sort.selectOption('Lowest rated');
    await expect(page).toHaveURL(/\?history=[^&]+&months=3&reviews=lowest#reviews$/);
    await expect(page.getByText('Showing 12 of 412 reviews')).toBeVisible();
    await expect(sort).toBeFocused();
    await expect(sort).toBeInViewport();

    if (isWide(page)) await tab('Products & Pricing').click();
    await history.getByRole('link', { name: 'All months' }).click();
    await expect(page).toHaveURL(/\?history=[^&]+&months=all&reviews=lowest#price-history$/);
    await expect(sort).toHaveValue('lowest');
  });

  readingTest(
    'without reviews it says so, and shows no figures and no sentiment',
    async ({ page, read }) => {
      await read(`/provider/${withoutReviews}`);
      const section = page.locator('#reviews');
      await expect(section.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible();
      await expect(section).toContainText(
        'Be the first to share your experience with Tarnhollow Clinic.',
      );
      await expect(section.locator('dl')).toHaveCount(0);
      await expect(page.getByText('Sentiment Analysis')).toHaveCount(0);
    },
  );

  readingTest(
    'below five reviews there is no average, and the page says why',
    async ({ page, read }) => {
      await read('/provider/jessamill-clinic');
      const section = page.locator('#reviews');
      await expect(section).toContainText('4 reviews: too few for an average');
      await expect(section).toContainText('No published review of this provider has been removed.');
      await expect(page.locator('main header')).toContainText('4 reviews: too few for an average');
    },
  );

  readingTest(
    'the sentiment panel shows the stored analysis, if there is one',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}`);
      const panel = page.getByRole('region', { name: 'Sentiment Analysis' });
      await expect(panel).toContainText('Last analysed Aug 2025');
      await expect(panel).toContainText('Very positive');
      await expect(panel).toContainText('Score 96 out of 100');
      await expect(panel).toContainText('High trust');
      await expect(panel).toContainText('The largest number of reviews in the directory');
      await expect(panel.getByRole('listitem')).toHaveText([
        'Support between appointments is the most praised part',
        'Deliveries are reliable and kept cold',
        'The total cost is clear before ordering',
        'A small number of patients had trouble with their account',
      ]);

      await read('/provider/elmsworthy-pharmacy');
      await expect(reviewCards(page)).toHaveCount(12);
      await expect(page.getByText('Sentiment Analysis')).toHaveCount(0);
    },
  );
});

test.describe('Provider detail: provider information', () => {
  readingTest(
    'shows its services, its registrations and where to check them, and four reasons to choose it',
    async ({ page, read }) => {
      await read('/provider/calverstone-health');
      const section = page.locator('#about');
      await expect(section).toContainText('Service typeSpecialist online clinic');
      await expect(section).toContainText('Mounjaro (Tirzepatide): 2.5mg, 5mg, 7.5mg, 10mg, 15mg');
      await expect(section).toContainText('Wegovy (Semaglutide): 0.25mg, 0.5mg, 1mg, 1.7mg');
      const registrations = section.getByRole('region', { name: 'Regulatory Registrations' });
      await expect(registrations.getByRole('heading')).toHaveText([
        'Regulatory Registrations',
        'CQC Registered',
        'GPHC Verified',
        'GMC: no current registration on record',
        'PSNI: no current registration on record',
        'HIS: no current registration on record',
        'HIW: no current registration on record',
        'RQIA: no current registration on record',
      ]);
      await expect(registrations).toContainText(
        'Registered as Calverstone Health Ltd, number SAMPLE-CQC-11',
      );
      await expect(
        registrations.locator('a[href="https://cqc.register.example/entries/sample-cqc-11"]'),
      ).toHaveCount(1);
      const links = registrations.getByRole('link', { name: /^Look it up: / });
      await expect(links).toHaveCount(5);
      await expect(links.first()).toHaveAttribute(
        'href',
        'https://www.gmc-uk.org/registration-and-licensing/our-registers',
      );

      const reasons = section.getByRole('region', { name: 'Why choose Calverstone Health?' });
      await expect(reasons.getByRole('listitem')).toHaveText([
        /^On 2 public registers/,
        /Rated 4\.7 out of 5 in 187 reviews$/,
        /8 of 9 products in stock$/,
        /^A choice of 9 products/,
      ]);
    },
  );
});

test.describe('Provider detail: its length', () => {
  test('on a phone the reviews begin after at most 5,000 pixels, the registers are in the first screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    for (const slug of [
      dovelark,
      'ashdrift-pharmacy',
      'kestrelbrook-pharmacy',
      'elmsworthy-pharmacy',
      'merrivane-health',
      'brackenholt-clinic',
    ]) {
      await page.goto(`/provider/${slug}`);
      const reviews = await page.locator('#reviews').boundingBox();
      expect(reviews?.y, slug).toBeLessThanOrEqual(5000);
      const list = page
        .locator('main header')
        .getByRole('list', { name: 'Regulatory registrations' });
      expect((await list.boundingBox())?.y, slug).toBeLessThanOrEqual(667);
    }
  });

  test('on paper it takes at most three pages, with the address of its reviews and, as on a phone, the price of a first order', async ({
    page,
  }) => {
    await page.goto(`/provider/${dovelark}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`The reviews themselves: `)).toContainText(
      '/provider/dovelark-health#reviews',
    );
    await page.setViewportSize({ width: 375, height: 667 });
    const firstOrder = page.getByRole('main').getByText('First order £117');
    await expect(firstOrder).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(firstOrder).toBeVisible();
  });
});

test.describe('Provider detail for everybody', () => {
  test(
    'a provider’s prices, reviews and information have no axe violations on a wide screen',
    { tag: '@nightly' },
    async ({ page }) => {
      for (const sectionId of [undefined, 'reviews', 'about'] as const) {
        await open(page, dovelark, sectionId);
        await expectNoAccessibilityFindings(page);
      }
    },
  );

  test(
    'missing registrations have no axe violations on a wide screen',
    { tag: '@nightly' },
    async ({ page }) => {
      await open(page, empty, 'about');
      await expectNoAccessibilityFindings(page);
    },
  );

  // A small screen shows all parts at once.
  for (const { kind, slug } of [
    { kind: 'full page', slug: dovelark },
    { kind: 'page without products and registrations', slug: empty },
    { kind: 'page without reviews', slug: withoutReviews },
    { kind: 'old and incomplete prices', slug: withOldPrices },
  ]) {
    test(
      `a provider’s ${kind} has no axe violations on a phone, in light and dark`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await openPage(page, `/provider/${slug}`);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectNoAccessibilityFindings(page);
        }
      },
    );
  }

  test('nothing scrolls horizontally at 320 px, however long the words of a review', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const slug of ['larkhowe-weight-clinic', empty, 'cobblemoor-pharmacy', dovelark]) {
      await page.goto(`/provider/${slug}`);
      await expectNoSidewaysScroll(page);
    }

    const customerName = 'Wilhelmina'.repeat(6);
    await page.route('**/api/providers/*/reviews?*', async (route) => {
      const response = await route.fetch();
      const { reviews, ...rest } = (await response.json()) as ReviewPage;
      const longWords = { customerName, location: customerName, title: customerName };
      await route.fulfill({
        response,
        json: { ...rest, reviews: reviews.map((review) => ({ ...review, ...longWords })) },
      });
    });
    await wake(page);
    await page.getByLabel('Sort reviews').selectOption('Oldest first');
    await expect(reviewCards(page).first()).toContainText(customerName);
    await expectNoSidewaysScroll(page);
  });

  test('hydration causes no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset.shift = JSON.stringify(entry);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const slug of [dovelark, empty]) {
      await openPage(page, `/provider/${slug}`);
      expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
    }
  });
});

test.describe('Provider detail without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  readingTest('all three sections are there, and no tabs', async ({ page, read }) => {
    await read(`/provider/${dovelark}`);
    for (const title of ['Products & Pricing', 'Customer Reviews', 'Provider Information']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    }
    await expect(reviewCards(page)).toHaveCount(12);
  });

  test('the sort is a form, and further reviews have their own page', async ({ page }) => {
    await page.goto(`/provider/${dovelark}`);
    await page.getByLabel('Sort reviews').selectOption('Lowest rated');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL('/provider/dovelark-health?reviews=lowest#reviews');
    await expect(page.getByLabel('Sort reviews')).toHaveValue('lowest');
    const first = await starsShown(page);
    expect(first).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3]);

    await page.getByRole('link', { name: 'Load More (400 remaining)' }).click();
    await expect(page).toHaveURL(/\?reviews=lowest&page=2#reviews$/);
    await expect(page.getByText('Showing 13 to 24 of 412 reviews')).toBeVisible();
    await expect(reviewCards(page)).toHaveCount(12);
    await expect(page.locator('#reviews')).toBeInViewport();
    await page.getByRole('link', { name: 'Previous reviews' }).click();
    await expect(page).not.toHaveURL(/page=2/);
    expect(await starsShown(page)).toEqual(first);
  });

  readingTest(
    'a page beyond the last says so, and invalid parameters show the newest reviews',
    async ({ page, read }) => {
      await read(`/provider/${dovelark}?reviews=lowest&page=9999`);
      await expect(page.getByText('There are no reviews on this page.')).toBeVisible();
      const answer = await page.goto(`/provider/${dovelark}?reviews=loudest&page=-1`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByLabel('Sort reviews')).toHaveValue('newest');
      await expect(reviewCards(page)).toHaveCount(12);
    },
  );
});
