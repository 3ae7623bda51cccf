import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import type { FirstTouch } from './site/e2e/first-touch.ts';
import { otherSiteHost } from './site/e2e/other-site.ts';
import { serverFolder } from './site/e2e/server-files.ts';

/** Visitors and editors have a server each, because editors change what visitors look at. Between them is another site. */
const firstPort = Number(process.env.PORT ?? 3100);
const visitorsURL = `http://127.0.0.1:${firstPort}`;
const editorsURL = `http://127.0.0.1:${firstPort + 2}`;

const desk = { viewport: { width: 1280, height: 900 } };
const firstAccount = { testMatch: 'first-account.spec.ts' };
const log = { testMatch: 'log.spec.ts' };
const visitors = {
  testIgnore: ['editor/**', log.testMatch, firstAccount.testMatch],
  dependencies: ['first account'],
};
/** Only what a narrow screen or a finger can change runs a second time, on pages that are asleep until the journey acts. */
const phone = {
  ...visitors,
  name: 'phone',
  grep: /@phone/,
  use: { viewport: { width: 375, height: 812 }, hasTouch: true, firstTouch: 'late' as const },
};
const desktop = { ...visitors, name: 'desktop', use: desk };

/**
 * By day on another database: what visitors write, the reviews and the past of prices, which are read from it, and a patient’s
 * ways to a decision. All else that they read comes from the catalogue in memory, whose own tests run there too.
 */
const beyondCatalogue = {
  ...desktop,
  testMatch: [
    'complaint.spec.ts',
    'contact.spec.ts',
    'plan.spec.ts',
    'price-alerts.spec.ts',
    'provider.spec.ts',
    'question.spec.ts',
    'receipts.spec.ts',
    'review-actions.spec.ts',
    'side-by-side.spec.ts',
    'subscribe.spec.ts',
  ],
};
const { TEST_DATABASE_URL, WITHOUT_NIGHTLY } = process.env;
const widths = TEST_DATABASE_URL && WITHOUT_NIGHTLY ? [beyondCatalogue] : [phone, desktop];
/** How they look is the same on every database. */
const screens = TEST_DATABASE_URL ? ['editor/screens.spec.ts'] : [];

/** Journeys through the built site, on a phone and on a desk. */
export default defineConfig<FirstTouch>({
  testDir: 'site/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  grepInvert: WITHOUT_NIGHTLY ? /@nightly/ : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // Elsewhere than at a desk a machine may stall; what passed at the second attempt only is named at the end.
  retries: process.env.CI ? 1 : 0,
  // A machine may be five times as slow as a desk’s.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: visitorsURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--process-per-site',
      ],
    },
  },
  projects: [
    // First, so that their one worker begins at once: they take as long as all the others.
    { ...firstAccount, name: 'editors’ first account', use: { ...desk, baseURL: editorsURL } },
    {
      name: 'editor',
      testMatch: 'editor/**',
      testIgnore: screens,
      dependencies: ['editors’ first account'],
      workers: 1,
      use: {
        ...desk,
        baseURL: editorsURL,
        storageState: path.join(serverFolder(editorsURL), 'session.json'),
      },
    },
    { ...log, name: 'editors’ log', dependencies: ['editor'], use: { baseURL: editorsURL } },
    { ...firstAccount, name: 'first account', use: desk },
    ...widths,
    { ...log, name: 'log', dependencies: widths.map(({ name }) => name) },
  ],
  webServer: [visitorsURL, editorsURL].map((url) => ({
    command: 'node --conditions=production --import tsx scripts/journey-server.ts',
    env: {
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      JOURNEY_FILES: serverFolder(url),
      WEB_TEST_SERVER: otherSiteHost,
      // Pages say London's time wherever their server is.
      TZ: 'Pacific/Auckland',
    },
    url: `${url}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  })),
});
