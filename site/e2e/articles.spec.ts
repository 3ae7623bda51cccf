import { expect } from '@playwright/test';
import {
  expectNoAccessibilityFindings,
  expectNoSidewaysScroll,
  open,
  readingTest,
  test,
} from './journey.ts';

/** The guides in the order of their index, with their read times in minutes (specification, sections 2 and 9). */
const guides = [
  {
    slug: 'side-effects-guide',
    title: 'Side effects of weight-loss injections',
    description:
      'What side effects to expect from Mounjaro, Wegovy and Saxenda, what can ease them, and which warning signs need urgent help.',
    minutes: 12,
    related: ['mounjaro-guide', 'wegovy-guide', 'nhs-weight-loss-injections'],
    sources: 26,
  },
  {
    slug: 'mounjaro-guide',
    title: 'Mounjaro (tirzepatide) guide',
    description:
      'A plain guide to Mounjaro for UK adults, with its dose steps, missed doses, storage, travel, safety warnings and who can be prescribed it.',
    minutes: 8,
    related: ['side-effects-guide', 'wegovy-guide', 'nhs-weight-loss-injections'],
    sources: 18,
  },
  {
    slug: 'wegovy-guide',
    title: 'Wegovy (semaglutide) guide',
    description:
      'A plain guide to Wegovy for UK adults, with its dose steps, missed doses, storage, travel, safety warnings and who can be prescribed it.',
    minutes: 7,
    related: ['side-effects-guide', 'mounjaro-guide', 'nhs-weight-loss-injections'],
    sources: 24,
  },
  {
    slug: 'nhs-weight-loss-injections',
    title: 'Weight-loss injections on the NHS',
    description:
      'Who can get Mounjaro, Wegovy or Saxenda on the NHS, how rules differ across the UK, how to ask, and what to do if you do not qualify.',
    minutes: 9,
    related: ['mounjaro-guide', 'wegovy-guide', 'side-effects-guide'],
    sources: 36,
  },
];

test.describe('Articles (specification, section 2)', () => {
  readingTest(
    'has four guide cards in the specified order with their read times, each linking to its guide',
    async ({ page, read }) => {
      await read('/articles');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'UK Weight Loss Medication Guides',
      );
      const links = page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('heading')
        .getByRole('link');
      await expect(links).toHaveText(guides.map(({ title }) => title));
      for (const [index, { slug }] of guides.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `/articles/${slug}`);
      }
      await expect(page.getByText(/^\d+ min read$/)).toHaveText([
        '12 min read',
        '8 min read',
        '7 min read',
        '9 min read',
      ]);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Treatment Guide' }),
      ).toHaveAttribute('href', '/articles');
    },
  );

  test('opens a guide without reloading the site', async ({ page }) => {
    await open(page, '/articles');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Mounjaro (tirzepatide) guide' }).click();
    await expect(page).toHaveURL('/articles/mounjaro-guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Mounjaro (tirzepatide) guide',
    );
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is accessible', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/articles');
    await expectNoAccessibilityFindings(page);
    await expectNoSidewaysScroll(page);
  });
});

for (const { slug, title, description, minutes, related, sources } of guides) {
  test.describe(`The guide ${slug} (specification, section 2)`, () => {
    readingTest(
      'says where it is, who has reviewed it, and where to read on',
      async ({ page, read }) => {
        await read(`/articles/${slug}`);
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
        await expect(crumbs).toHaveText([/^Home/, /^Articles/, title]);
        await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
        await expect(crumbs.getByRole('link', { name: 'Articles' })).toHaveAttribute(
          'href',
          '/articles',
        );
        await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

        const main = page.getByRole('main');
        await expect(main).toContainText('Sample text, not reviewed by a clinician');
        await expect(main.getByRole('time')).toHaveText(['22 November 2026', '22 November 2027']);
        await expect(main).toContainText(`${minutes} min read`);
        await expect(main).toContainText('It is not a substitute for advice');

        const links = page
          .getByRole('region', { name: 'Related articles' })
          .getByRole('listitem')
          .getByRole('link');
        await expect(links).toHaveText(
          related.map((other) => guides.find((guide) => guide.slug === other)!.title),
        );
        for (const [index, other] of related.entries()) {
          await expect(links.nth(index)).toHaveAttribute('href', `/articles/${other}`);
        }
        const steps = page.getByRole('region', { name: 'Compare what treatment costs' });
        await expect(steps.getByRole('link', { name: 'Compare Prices' })).toHaveAttribute(
          'href',
          '/compare',
        );
        await expect(steps.getByRole('link', { name: 'See the Medications' })).toHaveAttribute(
          'href',
          '/medications',
        );
      },
    );

    readingTest(
      'is described for search engines, without a reviewer for sample text',
      async ({ page, read }) => {
        await read(`/articles/${slug}`);
        expect(await page.title()).toBe(`${title} | UK Weight Loss Medication Directory`);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          description,
        );
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`/articles/${slug}$`),
        );
        const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
        const things = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>);
        expect(things).toContainEqual(
          expect.objectContaining({
            '@type': 'MedicalWebPage',
            name: title,
            mainEntity: expect.objectContaining({
              '@type': 'Article',
              headline: title,
              timeRequired: `PT${minutes}M`,
            }),
          }),
        );
        expect(JSON.stringify(things)).not.toMatch(/reviewedBy|lastReviewed/);
      },
    );

    readingTest('has sources in a new tab, all that are cited', async ({ page, read }) => {
      await read(`/articles/${slug}`);
      const listed = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
      await expect(listed).toHaveCount(sources);
      const links = listed.locator('a[href^="https://"][target=_blank][rel="noopener noreferrer"]');
      await expect(links).toHaveCount(sources);
      const cited = await page
        .locator('.article a[href^="#source-"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
      const ids = await listed.evaluateAll((items) => items.map(({ id }) => id));
      expect(ids[0]).toBe('source-1');
      expect(new Set(cited)).toEqual(new Set(ids));
    });

    test(
      'is accessible, has contents that lead to its sections, and scrolls wide tables inside their own boxes, also by keyboard',
      { tag: ['@phone', '@nightly'] },
      async ({ page }) => {
        await open(page, `/articles/${slug}`);
        await expectNoAccessibilityFindings(page);
        await expectNoSidewaysScroll(page);

        await page.getByText('Contents', { exact: true }).locator('visible=true').click();
        const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
        const headings = await page.locator('.article h2').allTextContents();
        expect(headings.length).toBeGreaterThan(5);
        expect(headings.at(-1)).toBe('Where to go next');
        await expect(contents).toHaveText([...headings, 'Sources']);
        await contents.filter({ hasText: 'Where to go next' }).click();
        await expect(page).toHaveURL(`/articles/${slug}#where-to-go-next`);
        await expect(page.getByRole('heading', { name: 'Where to go next' })).toBeInViewport();

        await page.setViewportSize({ width: 320, height: 800 });
        const tables = page.locator('.article table');
        await expect(tables).not.toHaveCount(0);
        const boxes = page.locator('.article [role="region"][tabindex="0"]:has(table)');
        await expect(boxes).toHaveCount(await tables.count());
        for (const box of await boxes.all()) await expect(box).toHaveAccessibleName(/./);
        await expectNoSidewaysScroll(page);
      },
    );
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
    await expect(page.locator('.article a[href="/compare"]')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('.article').getByRole('link', { name: 'medications page' }).click();
    await expect(page).toHaveURL('/medications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weight loss medications');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test(
    'prints its text and sources without on-screen navigation',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/articles/side-effects-guide');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Get help now')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
    },
  );
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
