import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { counted } from '#contract/rules/counted.ts';
import { formatDate, formatShortDate } from '#contract/rules/date.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { priceChangeText } from '#contract/rules/price-change.ts';
import { formatRating, percentageOf, quality, reviewBadge } from '#contract/rules/rating.ts';
import { registerOf, registers } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Company, Provider } from '#contract/schemas/company.ts';
import { expectNoAccessibilityFindings, open as openPage, test } from './journey.ts';

/** The first matching provider; the demo data has one of each kind. */
function find(companies: Company[], isRight: (company: Company) => boolean): Company {
  const found = companies.find(isRight);
  if (!found) throw new Error('The demo data has no such provider');
  return found;
}

const mostReviewed = (companies: Company[]) =>
  companies.reduce((most, company) => (company.reviewCount > most.reviewCount ? company : most));

async function read(request: APIRequestContext, slug: string): Promise<Provider> {
  return (await (await request.get(`/api/providers/${slug}`)).json()) as Provider;
}

/** The first provider whose full data matches. */
async function findProvider(
  { request, companies }: { request: APIRequestContext; companies: Company[] },
  isRight: (provider: Provider) => boolean,
): Promise<Provider> {
  for (const { slug } of companies) {
    const provider = await read(request, slug);
    if (isRight(provider)) return provider;
  }
  throw new Error('The demo data has no such provider');
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Opens a provider and, on a wide screen, the tab of a section. */
async function open(page: Page, slug: string, sectionId?: 'reviews' | 'about') {
  await openPage(page, `/provider/${slug}${sectionId ? `#${sectionId}` : ''}`);
  const section = page.locator(`#${sectionId ?? 'products'}`);
  await expect(section).toBeVisible();
  if (isWide(page)) await expect(page.getByRole('tablist')).toBeVisible();
  return section;
}

const hasNoProducts = ({ products }: Company) => products.length === 0;
const hasNoReviews = ({ reviewCount }: Company) => reviewCount === 0;
const hasStalePrices = ({ products }: Company) =>
  products.some(({ freshness }) => freshness === 'older');
const isOnNoRegister = ({ registrations }: Company) => registrations.length === 0;

const count = (number: number) => number.toLocaleString('en-GB');
const reviewCards = (page: Page) => page.locator('#reviews article');

/** The ratings of the visible reviews, from their text. */
async function starsShown(page: Page): Promise<number[]> {
  const texts = await reviewCards(page)
    .getByText(/out of 5 stars/)
    .allTextContents();
  return texts.map((text) => Number.parseInt(text, 10));
}

const themes: Record<string, string> = { Mounjaro: 'purple', Wegovy: 'blue', Saxenda: 'pink' };

test.describe('Provider detail: its states', () => {
  test('an unlisted provider gets a 404 with the specified text and two links', async ({
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
    // The browser itself notes that the page was not found.
    const notFound = expect.stringContaining('404');
    expect(complaints.splice(0)).toEqual([notFound, notFound]);
  });

  test('shows its loading state, then an error, and retries', async ({ page, complaints }) => {
    await page.goto('/');
    let isBroken = true;
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/providers/*', async (route) => {
      await wait;
      await (isBroken
        ? route.fulfill({ status: 500, json: { error: 'Broken.' } })
        : route.continue());
    });

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
  test('both paths show the provider, and one of them is canonical', async ({
    page,
    companies,
  }) => {
    const { name, slug } = mostReviewed(companies);
    for (const path of [`/provider/${slug}`, `/providers/${slug}`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/providers/${slug}$`),
      );
    }
  });

  test('title and description are built from name, review count and rating', async ({
    page,
    companies,
  }) => {
    const { averageRating, name, reviewCount, slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}`);
    const title = await page.title();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    for (const text of [title, description]) {
      expect(text).toContain(name);
      expect(text).toContain(count(reviewCount));
      expect(text).toContain(formatRating(averageRating!));
    }
  });

  test('breadcrumbs link to the home page and the providers', async ({ page, companies }) => {
    const { name, slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.getByRole('link', { name: 'Providers' })).toHaveAttribute(
      'href',
      '/providers',
    );
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(name);
  });

  test('the header shows name, type, rating, reviews and description, and links to the website and to Compare', async ({
    page,
    companies,
  }) => {
    const provider = mostReviewed(companies);
    await page.goto(`/provider/${provider.slug}`);
    const header = page.locator('main header');
    await expect(header.getByText(provider.type, { exact: true })).toBeVisible();
    await expect(header).toContainText(formatRating(provider.averageRating!));
    await expect(header).toContainText(`${count(provider.reviewCount)} reviews`);
    await expect(header).toContainText(provider.description!);
    const website = header.getByRole('link', { name: /Visit Website/ });
    await expect(website).toHaveAttribute('href', provider.website!);
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(header.getByRole('link', { name: 'Compare Prices' })).toHaveAttribute(
      'href',
      '/compare',
    );
  });

  test('a register’s badge is shown only if its flag is true, and a provider without any has a warning', async ({
    page,
    companies,
  }) => {
    const badges = (company: Company) =>
      [
        company.cqcRegistered && 'CQC Registered',
        company.gphcRegistered && 'GPHC Verified',
        company.gmcVerified && 'GMC Verified',
      ].filter((badge) => badge !== false);
    const kinds = new Map(companies.map((company) => [badges(company).join(), company]));
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['', 'CQC Registered,GPHC Verified']));
    for (const [kind, company] of kinds) {
      await page.goto(`/provider/${company.slug}`);
      const list = page
        .locator('main header')
        .getByRole('list', { name: 'Regulatory registrations' });
      await expect(list.getByRole('listitem')).toHaveCount(company.registrations.length);
      await expect(list.getByRole('listitem')).toContainText(badges(company));
      await expect(page.getByText('No registration on record.')).toBeVisible({
        visible: kind === '',
      });
    }
  });

  test('the evidence of each registration is near the top: name, number, entry and date of the check', async ({
    page,
    companies,
  }) => {
    const { registrations, slug } = find(companies, (company) => company.registrations.length > 1);
    await page.goto(`/provider/${slug}`);
    const list = page
      .locator('main header')
      .getByRole('list', { name: 'Regulatory registrations' });
    for (const [index, { register, name, number, url, checkedAt }] of registrations.entries()) {
      const entry = list.getByRole('listitem').nth(index);
      await expect(entry).toContainText(registerOf(register).mark);
      await expect(entry).toContainText(`${name}, number ${number}`);
      await expect(entry).toContainText(`Checked ${formatDate(checkedAt)}`);
      await expect(entry.getByRole('link', { name: /^Entry in the register/ })).toHaveAttribute(
        'href',
        url,
      );
    }
  });

  test('a mark explains itself and links to the register, with and without JavaScript', async ({
    browser,
    companies,
  }) => {
    const { slug } = find(companies, ({ gphcRegistered }) => gphcRegistered);
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`/provider/${slug}`);
      await page
        .locator('main header')
        .getByRole('button', { name: /^GPHC Verified/ })
        .click();
      const meaning = page.getByRole('dialog', { name: 'GPHC Verified' });
      await expect(meaning).toContainText(registerOf('gphc').meaning);
      await expect(meaning.getByRole('link')).toHaveAttribute('href', registerOf('gphc').url);
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();
      await context.close();
    }
  });

  test('an unregistered provider has a warning at the top and nothing that promotes it', async ({
    page,
    companies,
  }) => {
    const { name, slug, website } = find(
      companies,
      (company) => isOnNoRegister(company) && company.products.length > 0,
    );
    await open(page, slug);
    const [first] = await page.locator('main header p').filter({ hasText: 'No reg' }).all();
    await expect(first!).toContainText(`we have not found ${name} in any register`);
    await expect(first!.getByRole('link', { name: 'how to check a provider' })).toHaveAttribute(
      'href',
      '/regulatory-information',
    );
    const main = page.getByRole('main');
    await expect(main.locator(`a[href^="${website!}"]`)).toHaveCount(0);
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
    await expect(page).toHaveTitle(new RegExp(`^${name}: no registration on record`));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'BreadcrumbList',
    ]);
    await expectNoAccessibilityFindings(page);
  });

  test('four tiles: products, starting price with its total, medications, reviews', async ({
    page,
    companies,
  }) => {
    const { metrics, products, reviewCount, slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}`);
    const tiles = page.locator('main header dl > div');
    await expect(tiles).toHaveCount(4);
    await expect(tiles.nth(0)).toContainText(`Products available${metrics.totalProducts}`);
    await expect(tiles.nth(1)).toContainText('Starting price');
    await expect(tiles.nth(1)).toContainText(formatPrice(toPence(metrics.lowestPrice)!));
    const cheapest = products.find(
      ({ inStock, price }) => inStock && price === metrics.lowestPrice,
    )!;
    await expect(tiles.nth(1)).toContainText(formatTotal(totalCost(cheapest).pence));
    await expect(tiles.nth(2)).toContainText(`Medications${metrics.medicationsAvailable.length}`);
    await expect(tiles.nth(3)).toContainText(`Customer reviews${count(reviewCount)}`);
  });

  test('structured data describe the provider and its breadcrumbs, without sample ratings and reviews', async ({
    page,
    companies,
  }) => {
    const { name, slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    const business = things.find((thing) => thing.name === name);
    expect(['MedicalBusiness', 'Pharmacy']).toContain(business?.['@type']);
    expect(business).not.toHaveProperty('aggregateRating');
    expect(business).not.toHaveProperty('review');
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Providers' },
      { name },
    ]);
  });
});

test.describe('Provider detail: products and pricing', () => {
  test('each medication shows its ingredient, number of doses and lowest price, in its own colours', async ({
    page,
    companies,
  }) => {
    const { products, slug } = mostReviewed(companies);
    const section = await open(page, slug);
    for (const name of new Set(products.map((product) => product.name))) {
      const doses = products.filter((product) => product.name === name);
      const group = section.getByRole('region', { name: `${name} prices` });
      await expect(group).toHaveAttribute('data-theme', themes[name]!);
      await expect(group.getByRole('heading', { name })).toBeVisible();
      await expect(group).toContainText(doses[0]!.activeIngredient);
      await expect(group).toContainText(
        `${doses.length} dosage ${doses.length === 1 ? 'option' : 'options'}`,
      );
      const lowest = doses.filter(({ inStock }) => inStock).map(({ price }) => toPence(price));
      await expect(group.locator('dl')).toContainText(formatPrice(Math.min(...lowest)));
      await expect(group.getByRole('rowheader')).toHaveCount(doses.length);
    }
  });

  test('each dose shows its total, price, fees, stock, price change and last check', async ({
    page,
    companies,
  }) => {
    const provider = find(
      companies,
      ({ products }) =>
        products.some(({ inStock }) => !inStock) && products.some(({ inStock }) => inStock),
    );
    const section = await open(page, provider.slug);
    for (const product of provider.products) {
      const prices = section.getByRole('table', { name: /by dose$/ });
      const row = prices.getByRole('row').filter({
        has: page.getByRole('rowheader', {
          name: `${product.name} ${product.dose}`,
          exact: true,
        }),
      });
      await expect(row).toContainText(formatTotal(totalCost(product).pence));
      await expect(row).toContainText(
        `${formatPrice(toPence(product.price))} a ${product.priceUnit}`,
      );
      await expect(row).toContainText(product.inStock ? 'In Stock' : 'Out of Stock');
      await expect(
        row.getByRole('button', { name: priceChangeText(product.priceChange) }),
      ).toBeVisible();
      await expect(row).toContainText(`Checked ${formatShortDate(product.checkedAt)}`);
      await expect(row.getByText('May be out of date')).toBeVisible({
        visible: product.freshness === 'older',
      });
    }
  });

  test('a zero fee reads Included or Free, an unknown one Not stated, with “at least” at the total', async ({
    page,
    companies,
  }) => {
    const cases = [
      { field: 'consultationFee', fee: '0.00', label: 'Consultation', text: 'Included' },
      { field: 'consultationFee', fee: null, label: 'Consultation', text: 'Not stated' },
      { field: 'deliveryFee', fee: '0.00', label: 'Delivery', text: 'Free' },
      { field: 'deliveryFee', fee: null, label: 'Delivery', text: 'Not stated' },
    ] as const;
    for (const { field, fee, label, text } of cases) {
      const { products, slug } = find(companies, (company) =>
        company.products.some((product) => product[field] === fee),
      );
      const product = products.find((each) => each[field] === fee);
      const section = await open(page, slug);
      const row = section
        .getByRole('row')
        .filter({ hasText: `${product?.name} ${product?.dose}` })
        .first();
      await expect(row).toContainText(`${label} ${text}`);
      if (fee === null) await expect(row).toContainText('at least');
    }
  });

  test('the arrow of a price change has a tooltip', async ({ page, companies }) => {
    const { products, slug } = mostReviewed(companies);
    const section = await open(page, slug);
    const text = priceChangeText(products[0]?.priceChange ?? { change: 'same', percentage: 0 });
    await section.getByRole('button', { name: text }).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toHaveText(text);
  });

  test('a provider without products says so and links to Compare', async ({ page, companies }) => {
    const { slug } = find(companies, hasNoProducts);
    const section = await open(page, slug);
    await expect(
      section.getByRole('heading', { name: 'No Products Currently Available' }),
    ).toBeVisible();
    await expect(section).toContainText(
      "This provider doesn't have any weight loss medications listed at the moment.",
    );
    await expect(section.getByRole('link')).toHaveAttribute('href', '/compare');
  });

  test('the pricing analysis is shown in paragraphs, only if an editor has written one', async ({
    page,
    request,
    companies,
  }) => {
    const title = 'Pharmaceutical Pricing Analysis';
    const analysed = await findProvider(
      { request, companies },
      ({ pricingAnalysis }) => pricingAnalysis?.includes('\n\n') ?? false,
    );
    await open(page, analysed.slug, 'about');
    const panel = page.getByRole('region', { name: title });
    await expect(panel.getByRole('paragraph')).toHaveText(analysed.pricingAnalysis!.split('\n\n'));

    const other = await findProvider(
      { request, companies },
      ({ pricingAnalysis }) => pricingAnalysis === null,
    );
    await open(page, other.slug, 'about');
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test(
    'the side cards link to website, telephone and email, and list the features',
    { tag: '@phone' },
    async ({ page, companies }) => {
      const provider = find(companies, ({ phone, email }) => phone !== null && email !== null);
      await open(page, provider.slug);
      const start = page.getByRole('region', { name: 'Get Started' });
      await expect(start).toContainText('A prescriber decides');
      await expect(page.getByText('Starting price')).toHaveCount(1);
      await expect(start.getByRole('link', { name: /Visit Website/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      const contact = page.getByRole('region', { name: 'Contact Information' });
      await expect(contact.getByRole('link', { name: provider.phone! })).toHaveAttribute(
        'href',
        /^tel:\+44\d{9,10}$/,
      );
      await expect(contact.getByRole('link', { name: provider.email! })).toHaveAttribute(
        'href',
        `mailto:${provider.email}`,
      );
      const features = page.getByRole('region', { name: 'Service Features' });
      await expect(features.getByRole('listitem')).toHaveText(provider.features);
    },
  );

  test('the page ends with links to this provider and to all', async ({ page, companies }) => {
    const { name, slug, website } = mostReviewed(companies);
    await open(page, slug);
    await expect(page.getByRole('link', { name: `Visit ${name}` })).toHaveAttribute(
      'href',
      website!,
    );
    await expect(page.getByRole('link', { name: 'Compare All Providers' })).toHaveAttribute(
      'href',
      '/compare',
    );
  });
});

test.describe('Provider detail: the three tabs', () => {
  const titles = ['Products & Pricing', 'Customer Reviews', 'Provider Information'];

  test(
    'on a small screen there are no tabs, and the sections follow each other',
    { tag: '@phone' },
    async ({ page, companies }) => {
      test.skip(isWide(page), 'The desk has tabs.');
      await open(page, mostReviewed(companies).slug);
      await expect(page.getByRole('tablist')).toHaveCount(0);
      for (const title of titles) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
    },
  );

  test('on a wide screen products come first, and a click shows another section', async ({
    page,
    companies,
  }) => {
    test.skip(!isWide(page), 'A small screen has no tabs.');
    await open(page, mostReviewed(companies).slug);
    await expect(page.getByRole('tab')).toHaveText(titles);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Products & Pricing');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    for (const title of titles.toReversed()) {
      await page.getByRole('tab', { name: title }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(title);
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
    }
  });

  test('arrow keys cycle through the tabs, Home and End go to the ends, Tab into the section', async ({
    page,
    companies,
  }) => {
    test.skip(!isWide(page), 'A small screen has no tabs.');
    await open(page, mostReviewed(companies).slug);
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

  test('a URL can name a section, and links at the top lead to each part', async ({
    page,
    companies,
  }) => {
    const { slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}#about`);
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
  test('the summary, the distribution and the figures cover all reviews', async ({
    page,
    request,
    companies,
  }) => {
    const { slug } = mostReviewed(companies);
    const { reviewSummary: summary } = await read(request, slug);
    const section = await open(page, slug, 'reviews');
    await expect(section).toContainText(`${formatRating(summary.averageRating!)}/5`);
    await expect(section).toContainText(`from ${count(summary.reviewCount)} reviews`);
    const bars = section.getByRole('region', { name: 'Rating Distribution' }).getByRole('listitem');
    await expect(bars).toHaveText(
      summary.ratingDistribution.map(
        ({ rating, count: given, percentage }) =>
          `${rating} ${rating === 1 ? 'star' : 'stars'}${count(given)} (${percentage}%)`,
      ),
    );
    const { label, percentage } = quality(summary.averageRating ?? 0);
    const share = (part: number) => `${percentageOf(part, summary.reviewCount)}%`;
    for (const text of [
      `Quality score${percentage}%${label}`,
      `Positive${share(summary.positiveCount)}`,
      `Negative${share(summary.negativeCount)}`,
      `Verified${share(summary.verifiedCount)}`,
      `Recent activity${count(summary.recentCount)}`,
      `Engagement${count(summary.averageHelpfulCount)}`,
    ]) {
      await expect(section.locator('dl')).toContainText(text);
    }
    await expect(section.getByRole('region', { name: 'Review Insights' })).toContainText(
      'The most common rating is',
    );
  });

  test('a review shows its author, date, stars and sentiment', async ({
    page,
    request,
    companies,
  }) => {
    const { slug } = mostReviewed(companies);
    const { reviews } = await read(request, slug);
    await open(page, slug, 'reviews');
    expect(reviews.length).toBeGreaterThan(12);
    for (const [index, review] of reviews.slice(0, 12).entries()) {
      const card = reviewCards(page).nth(index);
      for (const text of [
        review.customerName,
        review.location,
        review.title,
        review.content.split('\n')[0]!,
        `${review.rating} out of 5 stars`,
        reviewBadge(review.rating),
        formatDate(review.createdAt),
        review.sentiment &&
          `Sentiment: ${review.sentiment} (${Math.round(review.sentimentConfidence! * 100)}% confidence)`,
        review.helpfulCount > 0 && `${count(review.helpfulCount)} p`,
      ]) {
        if (text) await expect(card).toContainText(text);
      }
      await expect(card.getByText('Verified', { exact: true })).toHaveCount(
        review.verified ? 1 : 0,
      );
    }
  });

  test('the page has the twelve newest reviews, and Load More adds twelve and shows how many remain', async ({
    page,
    companies,
  }) => {
    const { reviewCount, slug } = mostReviewed(companies);
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/reviews?') ? 1 : 0));
    const section = await open(page, slug, 'reviews');
    await expect(reviewCards(page)).toHaveCount(12);
    await section
      .getByRole('button', { name: `Load More (${count(reviewCount - 12)} remaining)` })
      .click();
    await expect(reviewCards(page)).toHaveCount(24);
    await expect(section.getByRole('status')).toHaveText(
      `Showing 24 of ${count(reviewCount)} reviews`,
    );
    await expect(section.getByRole('list', { name: 'Reviews' }).last()).toBeFocused();
    expect(asked).toBe(0);

    // The provider's response contains a hundred reviews; the rest are fetched.
    for (let shown = 36; shown <= 108; shown += 12) {
      await section.getByRole('button', { name: 'Load More' }).click();
      await expect(reviewCards(page)).toHaveCount(shown);
    }
    expect(asked).toBe(1);
    const dates = await reviewCards(page)
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('twelve reviews or fewer need no Load More', async ({ page, companies }) => {
    const { reviewCount, slug } = find(
      companies,
      (company) => company.reviewCount > 0 && company.reviewCount <= 12,
    );
    const section = await open(page, slug, 'reviews');
    await expect(reviewCards(page)).toHaveCount(reviewCount);
    await expect(section.getByRole('button', { name: /Load More/ })).toHaveCount(0);
  });

  test('the sort works for all five orders and is in the URL', async ({ page, companies }) => {
    const { slug } = mostReviewed(companies);
    const section = await open(page, slug, 'reviews');
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

  test('without reviews it says so, and shows no figures and no sentiment', async ({
    page,
    companies,
  }) => {
    const { name, slug } = find(companies, hasNoReviews);
    const section = await open(page, slug, 'reviews');
    await expect(section.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible();
    await expect(section).toContainText(`Be the first to share your experience with ${name}.`);
    await expect(section.locator('dl')).toHaveCount(0);
    await expect(page.getByText('Sentiment Analysis')).toHaveCount(0);
  });

  test('below five reviews there is no average, and the page says why', async ({
    page,
    companies,
  }) => {
    const { reviewCount, slug } = find(
      companies,
      (company) => company.reviewCount > 0 && company.reviewCount < 5,
    );
    const section = await open(page, slug, 'reviews');
    const words = `${counted(reviewCount, 'review')}: too few for an average`;
    await expect(section).toContainText(words);
    await expect(section).toContainText('No published review of this provider has been removed.');
    await expect(page.locator('main header')).toContainText(words);
  });

  test('the sentiment panel shows the stored analysis, if there is one', async ({
    page,
    request,
    companies,
  }) => {
    const analysed = await findProvider(
      { request, companies },
      ({ sentiment }) => sentiment !== null,
    );
    await open(page, analysed.slug, 'reviews');
    const panel = page.getByRole('region', { name: 'Sentiment Analysis' });
    const stored = analysed.sentiment!;
    await expect(panel).toContainText(/Last analysed Aug 2025/);
    await expect(panel).toContainText(new RegExp(stored.overallSentiment, 'i'));
    await expect(panel).toContainText(`Score ${stored.sentimentScore} out of 100`);
    await expect(panel).toContainText(new RegExp(`${stored.trustScore} trust`, 'i'));
    expect([stored.sentimentSummary, ...stored.keyInsights]).not.toContain('');
    expect(stored.keyInsights.length).toBeGreaterThan(0);
    await expect(panel).toContainText(stored.sentimentSummary);
    await expect(panel.getByRole('listitem')).toHaveText(stored.keyInsights);

    const other = await findProvider(
      { request, companies },
      ({ reviewCount, sentiment }) => reviewCount > 0 && sentiment === null,
    );
    await open(page, other.slug, 'reviews');
    await expect(page.getByText('Sentiment Analysis')).toHaveCount(0);
  });
});

test.describe('Provider detail: provider information', () => {
  test('shows its services, its registrations and where to check them', async ({
    page,
    companies,
  }) => {
    const provider = find(companies, (company) => company.cqcRegistered && !company.gmcVerified);
    const section = await open(page, provider.slug, 'about');
    await expect(section).toContainText(`Service type${provider.type}`);
    expect(provider.products).not.toEqual([]);
    for (const { name, dose } of provider.products) {
      await expect(section.getByRole('definition').filter({ hasText: name })).toContainText(dose);
    }
    const registrations = section.getByRole('region', { name: 'Regulatory Registrations' });
    await expect(registrations.getByRole('heading', { name: 'CQC Registered' })).toBeVisible();
    await expect(
      registrations.getByRole('heading', { name: 'GMC: no registration on record' }),
    ).toBeVisible();
    const links = registrations.getByRole('link', { name: /^Look it up: / });
    const missing = registers.filter(({ name }) => !isOnRegister(provider, name));
    await expect(links).toHaveCount(missing.length);
    await expect(links.first()).toHaveAttribute('href', missing[0]!.url);
    for (const { name, number, url } of provider.registrations) {
      await expect(registrations).toContainText(`Registered as ${name}, number ${number}`);
      await expect(registrations.locator(`a[href="${url}"]`)).toHaveCount(1);
    }
  });

  test('gives four reasons to choose it, all from its data', async ({ page, companies }) => {
    const provider = mostReviewed(companies);
    const section = await open(page, provider.slug, 'about');
    const reasons = section.getByRole('region', { name: `Why choose ${provider.name}?` });
    await expect(reasons.getByRole('listitem')).toHaveCount(4);
    await expect(reasons).toContainText(
      `Rated ${formatRating(provider.averageRating!)} out of 5 in ${count(provider.reviewCount)} reviews`,
    );
  });
});

test.describe('Provider detail: its length', () => {
  /** The provider with the most to show. */
  const longest = (companies: Company[]) =>
    companies.reduce((most, company) =>
      company.products.length > most.products.length ? company : most,
    );

  test(
    'on a phone the reviews begin after at most 5,000 pixels, the registers are in the first screen',
    { tag: '@phone' },
    async ({ page, companies }) => {
      test.slow();
      await page.setViewportSize({ width: 375, height: 667 });
      const { products } = longest(companies);
      const long = companies.filter((company) => company.products.length === products.length);
      for (const { slug } of long) {
        await page.goto(`/provider/${slug}`);
        const reviews = await page.locator('#reviews').boundingBox();
        expect(reviews?.y, slug).toBeLessThanOrEqual(5000);
        const list = page
          .locator('main header')
          .getByRole('list', { name: 'Regulatory registrations' });
        expect((await list.boundingBox())?.y, slug).toBeLessThanOrEqual(667);
      }
    },
  );

  test('on paper it takes at most three pages, with the address of its reviews', async ({
    page,
    companies,
  }) => {
    const { slug } = longest(companies);
    await page.goto(`/provider/${slug}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`The reviews themselves: `)).toContainText(
      `/provider/${slug}#reviews`,
    );
  });
});

test.describe('Provider detail for everybody', () => {
  const isAny = () => true;
  for (const { kind, isRight, part } of [
    { kind: 'prices', isRight: isAny, part: '' },
    { kind: 'reviews', isRight: isAny, part: '#reviews' },
    { kind: 'information', isRight: isAny, part: '#about' },
    { kind: 'empty price list', isRight: hasNoProducts, part: '' },
    { kind: 'old and incomplete prices', isRight: hasStalePrices, part: '' },
    { kind: 'missing reviews', isRight: hasNoReviews, part: '#reviews' },
    { kind: 'missing registrations', isRight: isOnNoRegister, part: '#about' },
  ]) {
    test(
      `a provider’s ${kind} have no axe violations, in light and dark`,
      { tag: '@phone' },
      async ({ page, companies }) => {
        test.skip(
          isAny === isRight && part !== '' && !isWide(page),
          'A small screen shows all parts at once.',
        );
        test.slow();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // Changing only the hash would not load the page.
          await page.goto('about:blank');
          await page.goto(`/provider/${find(companies, isRight).slug}${part}`);
          await expectNoAccessibilityFindings(page);
        }
      },
    );
  }

  test('the page of an unknown provider has no axe violations', async ({ page, complaints }) => {
    await page.goto('/provider/nobody-by-this-name');
    await expectNoAccessibilityFindings(page);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('nothing scrolls horizontally at 320 px', { tag: '@phone' }, async ({ page, companies }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const longest = companies.reduce((longer, company) =>
      company.name.length > longer.name.length ? company : longer,
    );
    for (const { slug } of [
      mostReviewed(companies),
      longest,
      find(companies, hasNoProducts),
      find(companies, ({ products }) => products.some(({ deliveryFee }) => deliveryFee === null)),
    ]) {
      await page.goto(`/provider/${slug}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('hydration causes no layout shift', async ({ page, companies }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset.shift = JSON.stringify(entry);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { slug } of [mostReviewed(companies), find(companies, hasNoProducts)]) {
      await openPage(page, `/provider/${slug}`);
      expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
    }
  });
});

test.describe('Provider detail without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three sections are there, and no tabs', async ({ page, companies }) => {
    await page.goto(`/provider/${mostReviewed(companies).slug}`);
    for (const title of ['Products & Pricing', 'Customer Reviews', 'Provider Information']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    }
    await expect(reviewCards(page)).toHaveCount(12);
  });

  test('the sort is a form, and further reviews have their own page', async ({
    page,
    companies,
  }) => {
    const { reviewCount, slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}`);
    await page.getByLabel('Sort reviews').selectOption('Lowest rated');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(new RegExp(`/provider/${slug}\\?reviews=lowest#reviews$`));
    await expect(page.getByLabel('Sort reviews')).toHaveValue('lowest');
    const first = await starsShown(page);
    expect(first).toEqual(first.toSorted((a, b) => a - b));

    await page
      .getByRole('link', { name: `Load More (${count(reviewCount - 12)} remaining)` })
      .click();
    await expect(page).toHaveURL(/\?reviews=lowest&page=2#reviews$/);
    await expect(page.getByText(`Showing 13 to 24 of ${count(reviewCount)} reviews`)).toBeVisible();
    await expect(reviewCards(page)).toHaveCount(12);
    await expect(page.locator('#reviews')).toBeInViewport();
    await page.getByRole('link', { name: 'Previous reviews' }).click();
    await expect(page).not.toHaveURL(/page=2/);
    expect(await starsShown(page)).toEqual(first);
  });

  test('a page beyond the last says so, and invalid parameters show the newest reviews', async ({
    page,
    companies,
  }) => {
    const { slug } = mostReviewed(companies);
    await page.goto(`/provider/${slug}?reviews=lowest&page=9999`);
    await expect(page.getByText('There are no reviews on this page.')).toBeVisible();
    const answer = await page.goto(`/provider/${slug}?reviews=loudest&page=-1`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByLabel('Sort reviews')).toHaveValue('newest');
    await expect(reviewCards(page)).toHaveCount(12);
  });
});
