import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { writeBlockStories } from './block-stories.ts';
import { writePatternStories } from './pattern-stories.ts';

const root = join(import.meta.dirname, '..');
writeBlockStories(root);
writePatternStories(root);

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    { from: '../presets/bonaca/media', to: '/sample-media' },
    { from: '../patterns/media', to: '/pattern-media' },
  ],
  core: { disableTelemetry: true },
  // What components take is read from their sources for the controls of people, not for tests.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // Storybook's own frame is one large chunk; who browses stories loads it once.
  viteFinal: (config) => ({ ...config, build: { ...config.build, chunkSizeWarningLimit: 2000 } }),
};

export default config;
