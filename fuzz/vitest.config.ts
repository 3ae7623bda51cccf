import { defineConfig } from 'vitest/config';

/** Hostile requests to the built site, run after all other tests because they need the whole machine. */
export default defineConfig({
  test: {
    include: ['fuzz/*.fuzz.ts'],
    environment: 'node',
    globalSetup: ['cms/testing/test-folder.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // Without it Payload's rich text editor sometimes never loads on Node 20.
    execArgv: ['--conditions=production'],
    hookTimeout: 900_000,
    testTimeout: 900_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/fuzz.json' },
  },
});
