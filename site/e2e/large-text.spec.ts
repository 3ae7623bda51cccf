import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, test } from './journey.ts';

// WCAG 2.2, 1.4.4: text can be twice as large without loss of content.

const pagesWithFixedAddresses = [
  '/',
  '/compare',
  '/compare?medication=mounjaro&dose=7.5mg&now=5mg&budget=180',
  '/compare/providers',
  '/providers',
  '/medications',
  '/medications?filter=mounjaro',
  '/medications?filter=mounjaro&tab=pricing',
  '/plan?medication=mounjaro&dose=5mg&weeks=2&until=15mg&months=6',
  '/price-alerts',
  '/watch-list',
  '/articles',
  '/articles/side-effects-guide',
  '/articles/wegovy-guide',
  '/market-analysis',
  '/market-analysis/august-2025-market-overview',
  '/market-analysis/august-2025-mounjaro-availability-report',
  '/market-analysis/august-2025-price-change-analysis',
  '/discounts',
  '/data',
  '/data/2025-08',
  '/data/api',
  '/corrections',
  '/contact',
  '/complaint',
  '/how-it-works',
  '/subscribe',
  '/privacy-policy',
  '/regulatory-information',
];

test.describe('Text of twice its size', () => {
  for (const { width, height } of [
    { width: 375, height: 812 },
    { width: 1280, height: 900 },
  ]) {
    test(
      `fits every kind of page at ${width} px`,
      { tag: '@nightly' },
      async ({ page, companies, products }) => {
        const [product] = products;
        const addresses = [
          ...pagesWithFixedAddresses,
          `/providers/${product!.company.slug}`,
          `/providers/${product!.company.slug}/write-review`,
          `/prices/${product!.id}`,
          `/compare/providers?providers=${companies
            .slice(0, 4)
            .map(({ slug }) => slug)
            .join(',')}`,
          `/watch-list?prices=${products
            .slice(0, 3)
            .map(({ id }) => id)
            .join(',')}`,
        ];
        await page.setViewportSize({ width, height });
        for (const address of addresses) {
          await test.step(address, async () => {
            await page.goto(address);
            await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
            expect(await cutOff(page)).toEqual([]);
            await expectNoSidewaysScroll(page);
          });
        }
      },
    );
  }
});

/** The texts, fields and pictures that are cut off, by the window or by what they stand in, and cannot be scrolled to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || !isShown(text.parentElement!)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isCut(box, text.parentElement!)))
        found.push(text.textContent.trim());
    }
    for (const element of document.querySelectorAll('input, select, textarea, button, img, svg')) {
      if (isShown(element) && isCut(element.getBoundingClientRect(), element.parentElement!))
        found.push(element.outerHTML.slice(0, 80));
    }
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const select of document.querySelectorAll('select')) {
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
      canvas.font = `${fontSize} ${fontFamily}`;
      const text = select.selectedOptions[0]?.text ?? '';
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (isShown(select) && canvas.measureText(text).width > room) found.push(text);
    }
    return found;

    function isShown(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg *');
    }

    function isCut({ left, right }: DOMRect, parent: Element): boolean {
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const isForScreenReaders = box.width <= 1;
        if (overflowX === 'auto' || overflowX === 'scroll' || isForScreenReaders) return false;
        const isClipping = overflowX === 'hidden' || overflowX === 'clip';
        if (isClipping && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return left < -1 || right > innerWidth + 1;
    }
  });
}
