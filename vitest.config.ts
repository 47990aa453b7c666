import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/lib/chromium.ts';
import { izlog } from './tools/vite/izlog.ts';

/** One PostgreSQL for all. */
const globalSetup = ['./tests/support/one-postgres.ts'];
/** Tests that open the embedded database by its folder, or none and take seconds: the same on any database. */
const onAnyDatabase = [
  'db/backup/backup',
  'db/crash',
  'db/data-lock',
  'db/bounded-pool',
  'db/health',
  'doctor',
  'modules/content/content/crash',
  'modules/content/media/quiet-moment',
  'modules/content/media/pictures/pictures',
  'modules/content/media/storages/s3/s3-patience',
].map((name) => `server/${name}.test.ts`);
const setupFiles = ['./tests/support/fail-on-console.ts'];
/** Tests that show blocks in any language. */
const withTexts = ['./locales/all-site-texts.ts', ...setupFiles];
const withBackOfficeTexts = ['./tests/support/back-office-texts.ts', ...withTexts];
/** Work on a password once for all tests that log in. */
const onePassword = './tests/support/one-password.ts';
/** Themes are made of sheets that tests read as text; no other sheet is looked at. */
const css = {
  include: [/\/runtime\/theme\//],
  modules: { classNameStrategy: 'non-scoped' as const },
};
/** Property tests and the first import of jsdom take seconds on a machine that is busy. */
const testTimeout = 30_000;
/** Tests of the server start processes and databases; on a slow machine with two workers that takes minutes. */
const serverTimeout = 300_000;
/** The same for what is polled. */
const expect = { poll: { timeout: 10_000 } };

/** Packages are found before the first test: one found later reloads the page in the middle of a run. */
const optimizeDeps = {
  entries: [
    'blocks/**/*.{ts,tsx}',
    'stories/**/*.tsx',
    'tests/support/hydrated.tsx',
    '!**/*.test.*',
  ],
};

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Vitest would leave a core for watching.
    maxWorkers: 2,
    projects: [
      {
        plugins: [izlog()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,locales,schemas,runtime,blocks,src,tools}/**/*.test.{ts,tsx}'],
          setupFiles: withTexts,
          expect,
          isolate: false,
          testTimeout,
          css,
        },
      },
      {
        plugins: [izlog()],
        test: {
          name: 'editor',
          environment: 'jsdom',
          include: ['{kit,editor,admin}/**/*.test.{ts,tsx}'],
          setupFiles: withBackOfficeTexts,
          expect,
          isolate: false,
          testTimeout,
          css,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: process.env['TEST_DATABASE'] === 'postgres' ? onAnyDatabase : [],
          setupFiles: [...setupFiles, onePassword],
          expect,
          globalSetup,
          isolate: false,
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        test: {
          name: 'races',
          environment: 'node',
          include: ['tests/races/**/*.test.ts'],
          setupFiles: [...setupFiles, onePassword],
          expect,
          globalSetup,
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        plugins: [izlog()],
        test: {
          name: 'hostile',
          environment: 'node',
          include: ['tests/hostile/**/*.test.ts'],
          setupFiles: [...withTexts, onePassword],
          expect,
          isolate: false,
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        test: {
          name: 'bundle',
          environment: 'node',
          include: ['tests/bundle.test.ts', 'tests/built/**/*.test.ts'],
          isolate: false,
          setupFiles,
          expect,
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        // By hand, with Varnish installed and a build: `npm run test:edge`.
        test: {
          name: 'edge',
          environment: 'node',
          include: ['tests/edge/**/*.test.ts'],
          setupFiles,
          expect,
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        // By hand, with podman: `npm run test:image`. The order is that of one shop's life.
        test: {
          name: 'image',
          environment: 'node',
          include: ['tests/image/**/*.test.ts'],
          globalSetup: ['./tests/image/build-image.ts'],
          // Each file starts shops, and measures how long they take.
          fileParallelism: false,
          setupFiles,
          expect,
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        // With the versions of Node that the registry has: `npm run test:nodes`, after a build.
        test: {
          name: 'nodes',
          environment: 'node',
          include: ['tests/nodes/**/*.test.ts'],
          setupFiles,
          expect,
          hookTimeout: serverTimeout,
          testTimeout: serverTimeout,
        },
      },
      {
        plugins: [izlog()],
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.{ts,tsx}'],
          exclude: ['tests/conformance/**/*.browser.test.tsx'],
          setupFiles: withTexts,
          expect,
          isolate: false,
          testTimeout,
          css,
        },
      },
      {
        plugins: [react(), izlog()],
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['tests/conformance/**/*.browser.test.tsx'],
          setupFiles: ['./tests/support/theme.ts', ...withTexts],
          expect,
          testTimeout,
          browser: browser(),
        },
      },
      {
        plugins: [react(), izlog(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'storybook',
          setupFiles: withTexts,
          expect,
          testTimeout,
          // A page of its own for each file takes more memory than the browser gives them together.
          isolate: false,
          browser: browser(),
        },
      },
    ],
  },
});
