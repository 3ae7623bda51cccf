import { build } from 'vite';

/**
 * Runs once before all test files: bundles what they start in processes of its own, with all libraries but what is native
 * or loaded by a name made up at run time, so that each starts in a third of the time.
 */
export async function setup(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['production'] },
    ssr: { noExternal: true, external: ['@libsql/client', 'libsql', 'sharp'] },
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
