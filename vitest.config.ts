import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const setupFiles = ['./tests/support/fail-on-console.ts'];
const css = { modules: { classNameStrategy: 'non-scoped' as const } };

const chromium = () =>
  playwright({
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  });
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: chromium(),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{schemas,runtime,blocks,src,tools}/**/*.test.{ts,tsx}'],
          setupFiles,
          css,
        },
      },
      {
        test: {
          name: 'editor',
          environment: 'jsdom',
          include: ['editor/**/*.test.{ts,tsx}'],
          setupFiles,
          css,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles,
          hookTimeout: 120_000,
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'bundle',
          environment: 'node',
          include: ['tests/bundle.test.ts', 'tests/built/**/*.test.ts'],
          setupFiles,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.{ts,tsx}'],
          exclude: ['tests/conformance/**/*.browser.test.tsx'],
          setupFiles,
          css,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['tests/conformance/**/*.browser.test.tsx'],
          setupFiles,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
