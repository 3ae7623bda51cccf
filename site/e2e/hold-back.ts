import type { Page } from '@playwright/test';

/**
 * Holds back the answers from some addresses, until the returned function is called. Chromium may not ask about the first
 * request after it was told to hold any, so that is best done before a page is opened.
 */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
