import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { izlog } from './tools/vite/izlog.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  // Found ahead, so that no page is reloaded because a script met a package for the first time.
  optimizeDeps: {
    entries: [
      'src/entry-client.ts',
      'src/entry-editor.tsx',
      'src/storefront/browser/**/*.{ts,tsx}',
      'blocks/**/*.island.tsx',
    ],
  },
  plugins: [react(), izlog()],
});
