import { build } from 'vite';

/** Runs once before all test files: bundles what they start in processes of its own, so that each starts in half the time. */
export async function setup(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      copyPublicDir: false,
      outDir: 'dist/testing',
      rolldownOptions: {
        input: {
          'app-process': 'cms/testing/app-process.ts',
          'import-and-die': 'cms/testing/import-and-die.ts',
          'import-prices': 'cms/commands/import-prices.ts',
          'file-thread': 'cms/prices/file/file-thread.ts',
          'page-thread': 'cms/price-watch/page/page-thread.ts',
          'transaction-thread': 'cms/database/transaction-thread.ts',
        },
      },
      ssr: true,
    },
  });
}
