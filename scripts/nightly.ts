import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { formatFailures, readReport, type Failure } from './test-report.ts';

/** A long test, or some, as a row of the table. */
type Check = {
  what: string;
  /** How many of it; without it, the number of tests. */
  count?: string;
  command: string[];
  report: string;
  variables?: Readonly<Record<string, string>>;
};

const { KILLS = '200', FUZZ_REQUESTS = '100000', TEST_DATABASE_URL = '' } = process.env;

const unit = { report: 'test-results/unit.json' };
const fuzz = { report: 'test-results/fuzz.json' };
/** One file at a time: those that send thousands of messages have minutes for it. */
const vitest = ['npx', 'vitest', 'run', '--maxWorkers=1'];
const hostile = [...vitest, '--config', 'fuzz/vitest.config.ts'];

/** What makes faults, besides kills. */
const faults = [
  'cms/catalogue/outage',
  'cms/database/no-writes',
  'cms/database/waiting-for-the-file',
  'cms/http/connections',
  'cms/http/deadline',
  'cms/runtime/check-database',
  'cms/runtime/shutdown',
  'cms/server.process',
  'nothing-lost',
  'crash.process',
];

/** Those that are tried on either database. */
const onOneDatabase = (database: string, variables: Check['variables']): Check[] => [
  {
    what: `Kills while everybody writes, ${database}`,
    count: KILLS,
    command: [...vitest, 'cms/runtime/kills'],
    ...unit,
    variables: { KILLS, ...variables },
  },
  {
    what: `Tests that make other faults, ${database}`,
    command: [...vitest, ...faults],
    ...unit,
    variables,
  },
  {
    what: `Journeys, ${database}`,
    command: ['npx', 'playwright', 'test'],
    report: 'test-results/journeys.json',
    variables,
  },
  {
    what: `Hostile requests, ${database}`,
    count: FUZZ_REQUESTS,
    command: [...hostile, 'fuzz/long-run.fuzz.ts'],
    ...fuzz,
    variables: { FUZZ_REQUESTS, ...variables },
  },
  {
    what: `Tests of hostile texts, written wherever somebody may write, ${database}`,
    command: [...hostile, 'fuzz/written-texts.fuzz.ts'],
    ...fuzz,
    variables,
  },
];

const checks: Check[] = [
  ...onOneDatabase('embedded', { TEST_DATABASE_URL: '' }),
  ...(TEST_DATABASE_URL
    ? [
        ...onOneDatabase('MongoDB', { TEST_DATABASE_URL }),
        {
          what: 'Requests while three processes are started anew',
          count: '10000',
          command: [...vitest, 'cms/runtime/three-processes'],
          ...unit,
        },
        {
          what: 'All tests that touch a database, MongoDB',
          command: ['npx', 'vitest', 'run', 'cms', 'collections', 'seed'],
          ...unit,
        },
      ]
    : []),
];

const rows: string[] = [];
const failed: Failure[] = [];
run(['npm', 'run', '--silent', 'pretest:fuzz']);
for (const { what, count, command, report, variables } of checks) {
  rmSync(report, { force: true });
  const start = performance.now();
  const status = run(command, variables);
  const result = existsSync(report) ? readReport(report) : { passed: 0, failed: [] };
  const isWhole = status === 0 && result.passed > 0;
  const failures = isWhole || result.failed.length > 0 ? result.failed : [notRun(what)];
  failed.push(...failures);
  const lost = failures.length === 0 ? 'nothing' : `${failures.length} failed`;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  rows.push(`| ${what} | ${count ?? result.passed} | ${lost} | ${minutes} |`);
}

console.log(formatFailures({ passed: 0, failed, flaky: [] }));
console.log('| | how many | lost or wrong | minutes |\n| --- | ---: | --- | ---: |');
console.log(rows.join('\n'));
if (!TEST_DATABASE_URL)
  console.log('\nNothing on MongoDB: set TEST_DATABASE_URL to a replica set for tests.');
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a command to its end; returns its exit code. */
function run([name = '', ...parameters]: string[], variables: Check['variables'] = {}) {
  const env = { ...process.env, ...variables };
  return spawnSync(name, parameters, { env, stdio: 'inherit' }).status;
}

function notRun(what: string): Failure {
  return { name: what, reason: 'It did not run to its end. See its output above.' };
}
