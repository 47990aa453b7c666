import path from 'node:path';
import type { Plugin } from 'vite';
import { blockIcons } from './block-icons.ts';
import { blockStyles } from './block-styles.ts';
import { blockThumbnails } from './block-thumbnails.ts';
import { clientAssets } from './client-assets.ts';
import { formValidators } from './form-validators.ts';
import { reloadStatic } from './reload-static.ts';
import { readableNames, shortNames } from './smaller/class-names.ts';

/** Where things are, from the project's root. */
export interface SiteLayout {
  /** Folder of the blocks, with `all-blocks.ts`. */
  blocks: string;
  /** The back office's script. */
  editor: string;
  /** Folder that builds go to. */
  out: string;
}

export const SITE_LAYOUT: SiteLayout = {
  blocks: 'blocks',
  editor: 'src/entry-editor.tsx',
  out: 'dist',
};

/** Folder of what browsers load. */
export function clientDir({ out }: SiteLayout): string {
  return path.join(out, 'client');
}

/** Style sheets beside those of blocks: on every page, of the views that the server shows by itself, of a notice. */
const SHARED_STYLES = {
  base: 'src/entry-base-styles.ts',
  section: 'src/entry-section-styles.ts',
  views: 'src/entry-view-styles.ts',
  notice: 'src/entry-notice-styles.ts',
};

/**
 * What every Vite of this project needs: development server, builds, tests and Storybook. Tests
 * build with other blocks by another layout.
 */
export function izlog(layout: SiteLayout = SITE_LAYOUT): Plugin[] {
  const root = process.cwd();
  return [
    {
      name: 'izlog:settings',
      config: (_, { command }) => ({
        css: {
          modules: {
            generateScopedName: command === 'build' ? shortNames(root) : readableNames(root),
          },
        },
        resolve: {
          alias: [
            {
              find: '#blocks/all-blocks.ts',
              replacement: path.join(root, layout.blocks, 'all-blocks.ts'),
            },
          ],
        },
      }),
    },
    blockIcons(layout.blocks),
    blockThumbnails(layout.blocks),
    blockStyles(layout.blocks, SHARED_STYLES),
    clientAssets(layout, path.join(root, clientDir(layout))),
    formValidators(),
    reloadStatic(),
  ];
}
