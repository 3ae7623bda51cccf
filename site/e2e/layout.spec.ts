import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, open, readingTest, test, wake } from './journey.ts';

// Specification, section 2: header and footer.

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
};

test.describe('Header', { tag: '@phone' }, () => {
  const links = [
    ['Providers', '/providers'],
    ['Medications', '/medications'],
    ['Compare', '/compare'],
    ['Articles', '/articles'],
    ['Market Analysis', '/market-analysis'],
  ] as const;

  test('links to the five sections of the site and to the comparison', async ({
    page,
    viewport,
  }) => {
    await open(page, '/');
    const isNarrow = viewport!.width < 1024;
    if (isNarrow) await openMenu(page);
    const navigation = isNarrow ? menu(page) : page.getByRole('banner');
    for (const [name, path] of links) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
    await expect(navigation.getByRole('link', { name: 'Compare Prices' })).toHaveAttribute(
      'href',
      '/compare',
    );
  });

  test('fits the screen when the text is twice as large', async ({ page, viewport }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, '/corrections');
    const { right } = await page
      .getByRole('banner')
      .getByRole('button', { name: 'Menu' })
      .or(page.getByRole('banner').getByRole('link', { name: 'Compare Prices' }))
      .last()
      .evaluate((element) => element.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(viewport!.width);
    await expectNoSidewaysScroll(page);
  });

  readingTest(
    'is one line of the name and what leads on, where the text has its usual size',
    async ({ page, read }) => {
      await read('/corrections');
      const header = await page.getByRole('banner').boundingBox();
      expect(header!.height).toBeLessThan(100);
    },
  );

  test('every page lets the keyboard skip to its content', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('Mobile menu', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => viewport!.width >= 1024, 'The menu is for small screens');

  const isLocked = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

  test('locks the page’s scroll, keeps the keyboard inside, and closes on Escape, which returns the focus', async ({
    page,
  }) => {
    await open(page, '/');
    expect(await isLocked(page)).toBe(false);
    await openMenu(page);
    await expect.poll(() => isLocked(page)).toBe(true);
    await expect(page.locator('main')).not.toBeFocused();
    await expect(page.locator('#root > [inert]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes on a click on the backdrop, and on its own button', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await page.mouse.click(10, 400);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes on a click on a link, which opens its page, and on Back', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Providers' }).click();
    await expect(page).toHaveURL('/providers');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/providers');
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Back while the page that was asked for is still loading, and once that is there', async ({
    page,
  }) => {
    let isHeld = false;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/page-/, async (route) => {
      if (isHeld) await isReleased;
      await route.continue();
    });
    await open(page, '/');
    // While it is asleep, the browser follows a link by itself.
    await wake(page);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    isHeld = true;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await openMenu(page);
    release();
    await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and links to its pages', async ({ page }) => {
      await page.goto('/');
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await menu(page).getByRole('link', { name: 'Articles' }).click();
      await expect(page).toHaveURL('/articles');
    });
  });
});

test.describe('Footer', () => {
  readingTest.beforeEach(({ read }) => read('/'));

  readingTest('links to the medications, the directory and the legal pages', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['Mounjaro', '/medications?filter=mounjaro'],
      ['Wegovy', '/medications?filter=wegovy'],
      ['Saxenda', '/medications?filter=saxenda'],
      ['All Providers', '/providers'],
      ['Compare Prices', '/compare'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Medical Disclaimer', '/terms-of-service#medical-disclaimer'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
  });

  readingTest(
    'gives each of the specification’s placeholders a destination',
    async ({ page, request }) => {
      const footer = page.getByRole('contentinfo');
      for (const name of ['Treatment Guide', 'User Reviews', 'Regulatory Info', 'Contact Us']) {
        const href = await footer.getByRole('link', { name, exact: true }).getAttribute('href');
        expect((await request.get(href!)).status()).toBe(200);
      }
    },
  );

  readingTest('names the year from 2025 to today', async ({ page }) => {
    const year = new Date().getFullYear();
    await expect(page.getByRole('contentinfo')).toContainText(`© 2025–${year}`);
  });

  readingTest(
    'says that the site is not for people under 18, sells nothing and prescribes nothing',
    async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('not for people under 18');
      await expect(footer).toContainText('We sell no medication, we do not prescribe or dispense');
      await expect(footer).toContainText('no affiliation with the providers');
    },
  );
});

readingTest(
  'Every page says that the data is a sample until an editor turns that off',
  async ({ page, read }) => {
    for (const path of ['/', '/providers', '/compare', '/contact']) {
      await read(path);
      await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
    }
  },
);

test(
  'at every width the header fits its window with text zoomed to 200%',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/providers');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = page.getByRole('banner').getByRole('link').or(page.locator('header button'));
      const shown = controls.locator('visible=true');
      expect(await shown.count()).toBeGreaterThan(1);
      for (const control of await shown.all()) {
        const { x, width: breadth } = (await control.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + breadth).toBeLessThanOrEqual(width);
      }
    }
  },
);
