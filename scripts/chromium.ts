import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's; the one without a window takes half the processor time. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser for the journeys: Debian's, otherwise Playwright's own download, otherwise null. */
export function findChromium(
  candidates = [...debianChromium, chromium.executablePath()],
): string | null {
  return candidates.find((path) => existsSync(path)) ?? null;
}
