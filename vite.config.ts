import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { izlog } from './tools/vite/izlog.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), izlog()],
});
