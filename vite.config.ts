import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    rolldownOptions: { input: isSsrBuild ? 'site/entry-server.tsx' : 'site/entry-client.tsx' },
  },
  // There is no HTML file in which Vite could find what the browser needs.
  optimizeDeps: { entries: ['entry-client.tsx'] },
}));
