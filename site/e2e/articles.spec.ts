import { expect } from '@playwright/test';
import { formatDate } from '#contract/rules/date.ts';
import { reviewDueAt } from '#contract/rules/guide-review.ts';
import type { Guide, GuideCard } from '#contract/schemas/guide.ts';
import { expectNoAccessibilityFindings, expectNoSidewaysScroll, open, test } from './journey.ts';

/** The guides with their read times in minutes (specification, sections 2 and 9). */
const readTimes = {
  'side-effects-guide': 12,
  'mounjaro-guide': 8,
  'wegovy-guide': 7,
  'nhs-weight-loss-injections': 9,
};
const slugs = Object.keys(readTimes);

test.describe('Articles (specification, section 2)', () => {
  test.beforeEach(({ page }) => open(page, '/articles'));

  test('has its heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'UK Weight Loss Medication Guides',
    );
  });

  test('has four featured guide cards in the specified order, each linking to its guide', async ({
    page,
    request,
  }) => {
    const guides = (await (await request.get('/api/guides')).json()) as GuideCard[];
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading')
      .getByRole('link');
    await expect(links).toHaveText(guides.map(({ title }) => title));
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(slugs.map((slug) => `/articles/${slug}`));
  });

  test('shows the read times of 12, 8, 7 and 9 minutes', async ({ page }) => {
    await expect(page.getByText(/^\d+ min read$/)).toHaveText(
      Object.values(readTimes).map((minutes) => `${minutes} min read`),
    );
  });

  test('opens a guide without reloading the site', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Mounjaro (tirzepatide) guide' }).click();
    await expect(page).toHaveURL('/articles/mounjaro-guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Mounjaro (tirzepatide) guide',
    );
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is linked from Treatment Guide in the footer', async ({ page }) => {
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Treatment Guide' }),
    ).toHaveAttribute('href', '/articles');
  });

  test('is accessible', { tag: '@phone' }, async ({ page }) => {
    await expectNoAccessibilityFindings(page);
    await expectNoSidewaysScroll(page);
  });
});

for (const slug of slugs) {
  test.describe(`The guide ${slug} (specification, section 2)`, () => {
    let guide: Guide;

    test.beforeEach(async ({ page, request }) => {
      guide = (await (await request.get(`/api/guides/${slug}`)).json()) as Guide;
      await open(page, `/articles/${slug}`);
    });

    test('has breadcrumbs Home / Articles / title', async ({ page }) => {
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs).toHaveText([/^Home/, /^Articles/, guide.title]);
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(crumbs.getByRole('link', { name: 'Articles' })).toHaveAttribute(
        'href',
        '/articles',
      );
    });

    test('has a Back to Home button', async ({ page }) => {
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('has related-article links', async ({ page }) => {
      const related = page
        .getByRole('region', { name: 'Related articles' })
        .getByRole('listitem')
        .getByRole('link');
      await expect(related).toHaveText(guide.related.map(({ title }) => title));
      await related.first().click();
      await expect(page).toHaveURL(`/articles/${guide.related[0]?.slug}`);
    });

    test('ends with a call to action to /compare and a link to /medications', async ({ page }) => {
      const steps = page.getByRole('region', { name: 'Compare what treatment costs' });
      await expect(steps.getByRole('link', { name: 'Compare Prices' })).toHaveAttribute(
        'href',
        '/compare',
      );
      await expect(steps.getByRole('link', { name: 'See the Medications' })).toHaveAttribute(
        'href',
        '/medications',
      );
    });

    test('has its reviewer, review date, reading time and disclaimer', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main).toContainText('Sample text, not reviewed by a clinician');
      await expect(main.getByRole('time')).toHaveText([
        formatDate(guide.lastReviewedAt),
        formatDate(reviewDueAt(guide.lastReviewedAt)),
      ]);
      await expect(main).toContainText(`${readTimes[slug as keyof typeof readTimes]} min read`);
      await expect(main).toContainText('It is not a substitute for advice');
    });

    test('has page metadata', async ({ page }) => {
      await expect(page).toHaveTitle(new RegExp(`^${guide.title.replaceAll(/[()]/g, '.')} \\|`));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        guide.description,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/articles/${slug}$`),
      );
    });

    test('has structured article data, without a reviewer for sample text', async ({ page }) => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>);
      expect(things).toContainEqual(
        expect.objectContaining({
          '@type': 'MedicalWebPage',
          name: guide.title,
          mainEntity: expect.objectContaining({
            '@type': 'Article',
            headline: guide.title,
            timeRequired: `PT${guide.readTimeMinutes}M`,
          }),
        }),
      );
      expect(JSON.stringify(things)).not.toMatch(/reviewedBy|lastReviewed/);
    });

    test('has a table of contents that links to its sections', async ({ page }) => {
      await page.getByText('Contents', { exact: true }).locator('visible=true').click();
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(links).toHaveText([...guide.contents.map(({ text }) => text), 'Sources']);
      const last = guide.contents.at(-1)!;
      await links.filter({ hasText: last.text }).click();
      await expect(page).toHaveURL(`/articles/${slug}#${last.id}`);
      await expect(page.getByRole('heading', { name: last.text })).toBeInViewport();
    });

    test('has numbered sources that open in a new tab, and citations that link to them', async ({
      page,
    }) => {
      const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
      await expect(sources).toHaveCount(guide.sources.length);
      for (const [index, { title, url }] of guide.sources.entries()) {
        const link = sources.nth(index).getByRole('link', { name: title });
        await expect(link).toHaveAttribute('href', url);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      const cited = await page
        .locator('.article a[href^="#source-"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
      const ids = await sources.evaluateAll((items) => items.map(({ id }) => id));
      expect(cited.length).toBeGreaterThan(0);
      for (const id of cited) expect(ids).toContain(id);
    });

    test(
      'scrolls wide tables inside their own boxes, also by keyboard',
      { tag: '@phone' },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        const tables = await page.locator('.article table').count();
        const boxes = page.locator('.article [role="region"][tabindex="0"]:has(table)');
        await expect(boxes).toHaveCount(tables);
        for (const box of await boxes.all()) await expect(box).toHaveAccessibleName(/./);
        await expectNoSidewaysScroll(page);
      },
    );

    test('is accessible', { tag: '@phone' }, async ({ page }) => {
      await expectNoAccessibilityFindings(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('Every guide (specification, section 2)', () => {
  test('scrolls smoothly to its top', async ({ page }) => {
    await open(page, '/articles/wegovy-guide');
    const behaviour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    await page.getByRole('region', { name: 'Related articles' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });

  test('has internal links that do not reload the site', async ({ page }) => {
    await open(page, '/articles/side-effects-guide');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('.article').getByRole('link', { name: 'medications page' }).click();
    await expect(page).toHaveURL('/medications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weight loss medications');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('prints its text and sources without on-screen navigation', async ({ page }) => {
    await page.goto('/articles/side-effects-guide');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Get help now')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
  });
});

test.describe('The side-effects guide (specification, section 2)', () => {
  test('has links to /compare and /medications in its text', async ({ page }) => {
    await page.goto('/articles/side-effects-guide');
    await expect(page.locator('.article a[href="/compare"]')).toBeVisible();
    await expect(page.locator('.article a[href="/medications"]')).toBeVisible();
  });
});

test.describe('A guide that does not exist', () => {
  test('gets a 404 with its own page', async ({ request }) => {
    const answer = await request.get('/articles/no-such-guide');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

test.describe('Articles without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('link from the index to a complete guide, and on from there', async ({ page }) => {
    await page.goto('/articles');
    await page.getByRole('link', { name: 'Side effects of weight-loss injections' }).click();
    await expect(page.getByText('Get help now')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await page.locator('.article').getByRole('link', { name: 'medications page' }).click();
    await expect(page).toHaveURL('/medications');
  });
});
