import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One file for what most pages share: many small ones compress badly and each costs a request. */
const shared = [
  { name: 'shared', test: /site[\\/]api[\\/]|contract[\\/]rules[\\/]/ },
  // A page stays in a chunk of its own, by which the manifest knows it.
  {
    name: 'shared',
    test: /node_modules|site[\\/](?!pages[\\/][\w-]+[\\/]page\.tsx)/,
    minShareCount: 6,
  },
  // What is small: a file more costs a visitor more than what it has.
  {
    name: 'small',
    test: /site[\\/](?!pages[\\/])/,
    minShareCount: 3,
    maxModuleSize: 3000,
  },
];

/** A few files for what parts of the server share: each is looked up and read by itself at every start. */
const sharedOnServer = [
  { name: 'rules', test: /contract[\\/]rules[\\/]/, minShareCount: 2 },
  { name: 'components', test: /site[\\/](?!pages[\\/][\w-]+[\\/]page\.tsx)/, minShareCount: 2 },
];

/** What is started, or loaded, by its name; the commands are for an image, which has no sources. */
const serverEntries = {
  server: 'cms/server.ts',
  site: 'site/entry-server.tsx',
  seed: 'seed/cli.ts',
  backup: 'cms/commands/back-up.ts',
  restore: 'cms/commands/restore.ts',
  import: 'cms/commands/import-prices.ts',
  'admin-thread': 'cms/admin-thread.ts',
  'file-thread': 'cms/prices/file/file-thread.ts',
  'page-thread': 'cms/price-watch/page/page-thread.ts',
  'statement-thread': 'cms/database/statement-thread.ts',
  'table-thread': 'cms/tables/table-thread.ts',
};

/**
 * Packages that become part of the server, without what nobody imports: their thousand files would be looked up, read and
 * compiled one by one at every start. `ipaddr.js` and `range-parser` are here because Payload asks for other versions of
 * them than we do, and a package that stays outside is there once.
 */
export const bundledPackages = [
  'payload',
  '@payloadcms/db-mongodb',
  '@payloadcms/db-sqlite',
  '@payloadcms/drizzle',
  '@payloadcms/richtext-lexical',
  '@payloadcms/translations',
  '@payloadcms/ui',
  'ajv',
  'console-table-printer',
  'drizzle-orm',
  'ipaddr.js',
  'jose',
  'pino-pretty',
  'prom-client',
  'prompts',
  'range-parser',
  'undici',
  'uuid',
  'ws',
  'zod',
];

/** Of libSQL's client only what opens files: what talks to its servers takes as long again to load. */
const embeddedDatabaseOnly = { find: /^@libsql\/client$/, replacement: '@libsql/client/sqlite3' };

/** Tells pages that are asleep of a change in development, see `site/wake.ts`. */
const tellChanges: Plugin = {
  name: 'tell-changes',
  apply: 'serve',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send('site:changed');
  },
};

/**
 * One build makes the site for the browser; another, with `ssr`, makes the server, its threads and the site that it renders,
 * which so have one copy of the rules between them.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'site',
  plugins: [react(), tailwindcss(), tellChanges],
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {
          input: serverEntries,
          output: { codeSplitting: { groups: sharedOnServer } },
          // Payload evaluates imports, in its commands.
          checks: { eval: false },
        }
      : {
          input: ['site/wake.ts', 'site/entry-client.tsx', 'site/styles.css'],
          // The one imports the other by the address that is in the document.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: shared } },
        },
  },
  resolve: { alias: isSsrBuild ? [embeddedDatabaseOnly] : [] },
  ssr: { noExternal: isSsrBuild ? bundledPackages : [] },
  // There is no HTML file in which Vite could find what the browser needs.
  optimizeDeps: { entries: ['entry-client.tsx'] },
}));
