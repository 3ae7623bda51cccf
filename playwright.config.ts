import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { sessionFile } from './site/e2e/editor.ts';
import type { FirstTouch } from './site/e2e/first-touch.ts';
import { otherSiteHost } from './site/e2e/other-site.ts';

const baseURL = `http://127.0.0.1:${process.env.PORT ?? 3100}`;

const firstAccount = {
  name: 'first-account',
  testMatch: 'first-account.spec.ts',
  use: { viewport: { width: 1280, height: 900 } },
};
const visitors = {
  testIgnore: ['editor/**', 'log.spec.ts', firstAccount.testMatch],
  dependencies: [firstAccount.name],
};
/** Only what a narrow screen or a finger can change runs a second time, on pages that are asleep until the journey acts. */
const phone = {
  ...visitors,
  name: 'phone',
  grep: /@phone/,
  use: { viewport: { width: 375, height: 812 }, hasTouch: true, firstTouch: 'late' as const },
};
const desktop = {
  ...visitors,
  name: 'desktop',
  use: { viewport: { width: 1280, height: 900 } },
};

/**
 * On another database: what visitors write, the reviews and the past of prices, which are read from it, and a patient’s
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
const widths = process.env.TEST_DATABASE_URL ? [beyondCatalogue] : [phone, desktop];

/** Journeys through the built site, on a phone and on a desk. */
export default defineConfig<FirstTouch>({
  testDir: 'site/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Elsewhere than at a desk a machine may stall; what passed at the second attempt only is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL,
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
      ],
    },
  },
  projects: [
    firstAccount,
    ...widths,
    // Editors change what the other journeys look at, so their turn comes last.
    {
      name: 'editor',
      testMatch: 'editor/**',
      dependencies: widths.map(({ name }) => name),
      workers: 1,
      use: { viewport: { width: 1280, height: 900 }, storageState: sessionFile },
    },
    { name: 'log', testMatch: 'log.spec.ts', dependencies: ['editor'] },
  ],
  webServer: {
    command: 'node --conditions=production --import tsx scripts/journey-server.ts',
    env: {
      PORT: new URL(baseURL).port,
      PUBLIC_URL: baseURL,
      WEB_TEST_SERVER: otherSiteHost,
      // Pages say London's time wherever their server is.
      TZ: 'Pacific/Auckland',
    },
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
