import { readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The counts in a JSON report of Vitest or Playwright. */
export function readCounts(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** `12 passed, 0 failed` */
export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}
