import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The site: `vite build` makes the browser's part, `vite build --ssr` the server's. */
export default defineConfig({
  root: 'site',
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  // There is no HTML file in which Vite could find what the browser needs.
  optimizeDeps: { entries: ['entry-client.tsx'] },
});
