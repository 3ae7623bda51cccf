import type { BrowserContext } from '@playwright/test';
import { test as journey } from './journey.ts';

/**
 * A journey in the admin. All of a worker are in one browser context, as an editor's day is: the admin's files are fetched
 * and compiled once, not for each of them. What a journey leaves in it, its pages, cookies and stored texts, is gone
 * before the next; one that sets the clock needs a context of its own.
 */
export const test = journey.extend<object, { desk: BrowserContext }>({
  desk: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const desk = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ desk, extraHTTPHeaders, storageState }, use) => {
    await desk.setStorageState(storageState ?? { cookies: [], origins: [] });
    await desk.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(desk);
    await Promise.all(desk.pages().map((page) => page.close()));
  },
});
