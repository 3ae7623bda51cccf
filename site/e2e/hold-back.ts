import type { Page } from '@playwright/test';

/** Holds back the answers from some addresses, until the returned function is called. */
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
