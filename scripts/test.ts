import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { formatCounts, formatFailures, readReport, type Result } from './test-report.ts';

/** A script in package.json. */
interface Step {
  name: string;
  parameters?: string[];
  /** The path of its JSON report, if it runs tests. */
  report?: string;
}

const unit: Step = { name: 'test:unit', report: 'test-results/unit.json' };
const fuzz: Step = { name: 'test:fuzz', report: 'test-results/fuzz.json' };
const journeys: Step = { name: 'test:journeys', report: 'test-results/journeys.json' };
const rules: Step[] = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'borders' },
];

/**
 * Tests that start a database and ask little of it: how the process listens, ends, measures itself and keeps its files, what
 * it answers from memory, how files are read, and who may do what, which Payload asks either database in the same way.
 */
const ofAnyDatabase = [
  'access.test.ts',
  'connections.process.test.ts',
  'ended-offer.test.ts',
  'file-reader.test.ts',
  'front-door.test.ts',
  'hostile-files.test.ts',
  'metrics.test.ts',
  'open-spreadsheet.test.ts',
  'pages.test.ts',
  'private-files.process.test.ts',
  'response-cache.test.ts',
  'rest-guard.test.ts',
  'shutdown.process.test.ts',
  'valid-html.process.test.ts',
  'web-client.test.ts',
];

/** The slowest of the others: files as nobody should send them, large parts of the sample data, and what mostly waits. */
const slowest = [
  'file-reader.test.ts',
  'hostile-files.test.ts',
  'idle.test.ts',
  'links.test.ts',
  'regular-expressions.test.ts',
  'running-again.test.ts',
  'sample-months.test.ts',
];

const suites = new Map<string | undefined, Step[]>([
  // What a change is tried against again and again: not the slow tests that start processes of their own.
  ['check', [...rules, { ...unit, parameters: except(['*.process.test.ts', ...slowest]) }]],
  ['all', [...rules, unit, fuzz, journeys]],
  // Only tests that touch a database, because the others would just run a second time.
  [
    'mongodb',
    [
      {
        ...unit,
        parameters: ['cms', 'collections', 'seed', ...except(ofAnyDatabase)],
      },
      fuzz,
      journeys,
    ],
  ],
]);

const suite = process.argv[2];
if (suite === 'mongodb' && !process.env.MONGODB_URL) {
  console.error(
    'Set MONGODB_URL to a MongoDB for the tests, such as mongodb://127.0.0.1:27017/?replicaSet=rs0.',
  );
  process.exitCode = 1;
} else {
  process.exitCode = runSteps(suites.get(suite) ?? []).failed.length > 0 ? 1 : 0;
}

/** Files that are left out. */
function except(names: readonly string[]): string[] {
  return names.flatMap((name) => ['--exclude', `'**/${name}'`]);
}

/** Runs the steps in order until one fails, and prints the total and the failures. */
function runSteps(steps: Step[]): Result {
  const start = performance.now();
  const total: Result = { passed: 0, failed: [], flaky: [] };
  for (const step of steps) {
    const { passed, failed, flaky } = runStep(step);
    total.passed += passed;
    total.failed.push(...failed);
    total.flaky.push(...flaky);
    if (failed.length > 0) break;
  }
  const failures = formatFailures(total);
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/total-${suite}.txt`, `${total.passed} ${total.failed.length}\n`);
  writeFileSync(`test-results/failures-${suite}.txt`, failures);
  console.log(`\n${failures}${formatCounts(total)} in ${secondsSince(start)}`);
  return total;
}

/** Runs a step and prints a line about it; a step that fails without a failed test counts as one failure. */
function runStep({ name, parameters = [], report }: Step): Result {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { status } = spawnSync(['npm run --silent', name, '--', ...parameters].join(' '), {
    env: environment(),
    shell: true,
    stdio: 'inherit',
  });
  const result: Result =
    report && existsSync(report) ? readReport(report) : { passed: 0, failed: [], flaky: [] };
  // A test run without any passed test has proved nothing.
  const hasPassed = status === 0 && (!report || result.passed > 0);
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  if (hasPassed || result.failed.length > 0) return result;
  return { ...result, failed: [{ name, reason: 'See its output above.' }] };
}

/** What is left to the night is left out: see decision 38. */
function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env, WITHOUT_NIGHTLY: '1' };
  return suite === 'mongodb' ? { ...env, TEST_DATABASE_URL: process.env.MONGODB_URL } : env;
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
