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
];

/** Tells pages that are asleep of a change in development, see `site/wake.ts`. */
const tellChanges: Plugin = {
  name: 'tell-changes',
  apply: 'serve',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send('site:changed');
  },
};

/** The site: one build makes the browser's part, one with `ssr` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'site',
  plugins: [react(), tailwindcss(), tellChanges],
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? '../dist/site-server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: 'site/entry-server.tsx' }
      : {
          input: ['site/wake.ts', 'site/entry-client.tsx'],
          // The one imports the other by the address that is in the document.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: shared } },
        },
  },
  // There is no HTML file in which Vite could find what the browser needs.
  optimizeDeps: { entries: ['entry-client.tsx'] },
}));
