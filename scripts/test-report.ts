import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a test run. */
export interface Result {
  passed: number;
  failed: Failure[];
  /** Passed tests that failed at first. */
  flaky: Failure[];
}

export interface Failure {
  /** The test's file and title. */
  name: string;
  reason: string;
}

const shownLines = 12;

/** Reads a JSON report of Vitest or Playwright. */
export function readReport(path: string): Result {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? readPlaywright(report) : readVitest(report);
}

/** `12 passed, 0 failed` */
export function formatCounts({ passed, failed }: Result): string {
  return `${passed} passed, ${failed.length} failed`;
}

/** The failed and flaky tests, with the first lines of each reason; empty if there are none. */
export function formatFailures({ failed, flaky }: Result): string {
  return [
    ...failed.map((failure) => formatFailure('✗', failure)),
    ...flaky.map((failure) => formatFailure('~ flaky, passed on retry:', failure)),
  ].join('');
}

function formatFailure(mark: string, { name, reason }: Failure): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, shownLines);
  return [`${mark} ${name}`, ...lines.map((line) => `    ${line}`), ''].join('\n');
}

interface VitestReport {
  numPassedTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  /** The path of the file. */
  name: string;
  status: 'passed' | 'failed';
  /** Why the file could not be loaded. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

function readVitest({ numPassedTests, testResults }: VitestReport): Result {
  const failed = testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(process.cwd(), path);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        reason: failureMessages.join('\n'),
      }));
    return status === 'failed' && tests.length === 0 ? [{ name: file, reason: message }] : tests;
  });
  return { passed: numPassedTests, failed, flaky: [] };
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors: { message?: string }[] }[];
}

function readPlaywright({ stats, suites }: PlaywrightReport): Result {
  return {
    passed: stats.expected + stats.flaky,
    failed: suites.flatMap((suite) => readSuite(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => readSuite(suite, 'flaky')),
  };
}

function readSuite(
  { title, suites = [], specs }: PlaywrightSuite,
  wanted: 'flaky' | 'unexpected',
  above: string[] = [],
): Failure[] {
  const place = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: [`[${projectName}]`, ...place, spec.title].join(' › '),
        reason: results
          .flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => readSuite(suite, wanted, place))];
}
