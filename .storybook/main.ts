import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { writeBlockStories } from './block-stories.ts';

writeBlockStories(join(import.meta.dirname, '..'));

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [{ from: '../presets/bonaca/media', to: '/sample-media' }],
  core: { disableTelemetry: true },
  // What components take is read from their sources for the controls of people, not for tests.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // Storybook's own frame is one large chunk; who browses stories loads it once.
  viteFinal: (config) => ({ ...config, build: { ...config.build, chunkSizeWarningLimit: 2000 } }),
};

export default config;
