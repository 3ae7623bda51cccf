import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/** The site: one build makes the browser's part, one with `ssr` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'site',
  plugins: [react(), tailwindcss()],
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
