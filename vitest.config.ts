import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A server may be anywhere: whatever takes its clock for London's fails here.
process.env.TZ = 'Pacific/Auckland';

/**
 * Begins with what needs a document: a worker ends when the next file wants another environment than its own, and the one
 * that takes its place reads Payload anew, so between the others each would cost a worker. Then comes what mostly waits, for
 * processes and for time, and the longest test, so that nothing is left to wait for when all others have run.
 */
class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = super.sort.bind(this);
    return (await largestFirst(files)).toSorted((a, b) => turnOf(a.moduleId) - turnOf(b.moduleId));
  }
}

function turnOf(file: string): number {
  if (readFileSync(file, 'utf8').startsWith('// @vitest-environment')) return 0;
  const isLong = /(?:\.(?:nightly|process)|\/(?:idle|regular-expressions))\.test\.ts$/.test(file);
  return isLong ? 1 : 2;
}

/** Everything but the browser journeys; each file on a database of its own. */
export default defineConfig({
  test: {
    include: ['{cms,collections,contract,fuzz,scripts,seed,site}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/.next/**',
      'site/e2e/**',
      ...(process.env.WITHOUT_NIGHTLY ? ['**/*.nightly.test.ts'] : []),
    ],
    environment: 'node',
    globalSetup: [
      'cms/testing/bundle-processes.ts',
      'cms/testing/drop-databases.ts',
      'cms/testing/test-folder.ts',
    ],
    // Threads start from their bundle, too.
    alias: [
      {
        find: './thread-from-source.ts',
        replacement: path.resolve('cms/testing/bundled-thread.ts'),
      },
    ],
    setupFiles: ['cms/testing/real-timers.ts'],
    pool: 'forks',
    sequence: { sequencer: InTurn },
    // More than the two cores of the smallest machine: tests wait for processes, timers and the disk. A database server
    // takes the place of one.
    maxWorkers: process.env.TEST_DATABASE_URL ? 3 : 4,
    // Reading Payload takes seconds: once for each worker, not for each file.
    isolate: false,
    // Without it Payload's rich text editor sometimes never loads on Node 20.
    execArgv: ['--conditions=production'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A slow machine may need longer than a second for what is polled for.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
