import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/chromium.ts';

/** Starts Chromium without a window, with these arguments besides its usual ones. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...more],
  });
}
