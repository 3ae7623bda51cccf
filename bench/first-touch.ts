import { launchBrowser } from './browser.ts';
import { median } from './median.ts';

/** How fast a network and a processor are: all there is, or a phone’s. */
export type Conditions = 'unthrottled' | 'slow 4G, processor ÷ 4';

/**
 * The milliseconds from the first tap on a page that is asleep, on the header that sorts prices, until they are
 * sorted: the median of five visits, each with an empty cache.
 */
export async function measureFirstTouch(siteUrl: string, conditions: Conditions): Promise<number> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let visit = 1; visit <= 5; visit += 1) {
      const context = await browser.newContext({ hasTouch: true });
      const page = await context.newPage();
      if (conditions !== 'unthrottled') {
        const session = await context.newCDPSession(page);
        // Lighthouse's figures for a phone.
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: (1.6 * 1000 * 1000) / 8,
          uploadThroughput: (750 * 1000) / 8,
        });
      }
      await page.goto(`${siteUrl}/compare`);
      // What is fetched ahead, a second after the page is there, has arrived.
      await page.waitForTimeout(2000);
      const duration = page.evaluate<number>(millisecondsToEffect);
      await page.locator('th button[value="price"]').tap();
      times.push(await duration);
      await context.close();
    }
    return median(times, Number);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
const millisecondsToEffect = `new Promise((resolve) => {
  let tappedAt = 0;
  addEventListener('pointerdown', () => { tappedAt = performance.now(); }, true);
  new MutationObserver(() => resolve(performance.now() - tappedAt))
    .observe(document.querySelector('th:has(button[value="price"])'), { attributeFilter: ['aria-sort'] });
})`;
