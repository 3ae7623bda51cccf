import { launchBrowser } from './browser.ts';

/** What Chromium has loaded of a page when it is shown, all files and compressed, in kB (1,000 bytes): none is fetched ahead yet. */
export async function measurePageWeight(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const bytes = await page.evaluate<number>(bytesUntilShown);
    return bytes / 1000;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
const bytesUntilShown = `(() => {
  const [page] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < page.loadEventStart);
  return [page, ...files].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
})()`;
